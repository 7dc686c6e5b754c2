import { useTranslation } from 'react-i18next'
import { saveSettings } from '../../../contract/administration/administration.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { getSettings } from '../../../contract/lookups/lists.ts'
import { settingsForm } from '../../../contract/lookups/settings.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { selectSettings } from '../../data/settings.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'

/** What the site says about itself: contact, legal name and address, and the claim of the home page. */
export default function SettingsForm() {
  const { t } = useTranslation('administration')
  const read = useQuery(getSettings)
  const { mutate } = useMutation(saveSettings)
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {(items) => (
        <SectionCard title={t('settings.title')} words={t('settings.words')}>
          <FormView
            sections
            form={settingsForm}
            strings="administration"
            initial={selectSettings(items)}
            submitLabel={t('settings.submit')}
            onSubmit={async (answers) => (await mutate({ body: buildPayload(settingsForm, answers) })).problems}
          />
        </SectionCard>
      )}
    </ReadFrame>
  )
}
