import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getPreferences, preferencesForm, savePreferences } from '../../../contract/profile/preferences.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'

// Six short questions: two in a row where there is room.
const useStyles = makeStyles({
  form: { [media.tablet]: { '& [data-fields] > fieldset': { gridColumn: 'auto' } } },
})

/** The six e-mail notification preferences (spec 3). */
export default function PreferencesSection() {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(savePreferences)
  const read = useQuery(getPreferences)
  return (
    <ReadFrame read={read} failed={t('preferences.failed')}>
      {(preferences) => (
        <SectionCard title={t('preferences.title')} words={t('preferences.words')}>
          <FormView
            className={styles.form}
            form={preferencesForm}
            strings="account-security"
            initial={preferences}
            submitLabel={t('preferences.submit')}
            onSubmit={async (body) => (await mutate({ body })).problems}
          />
        </SectionCard>
      )}
    </ReadFrame>
  )
}
