import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { getPreferences, preferencesForm, savePreferences } from '../../../contract/profile/preferences.ts'
import { refreshReads, useRead } from '../../api/use-read.ts'
import { FormView } from '../../forms/FormView.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { useSend } from './use-send.ts'

/** The six e-mail notification preferences (spec 3). */
export default function PreferencesSection() {
  const { t } = useTranslation('account-security')
  const send = useSend()
  const read = useRead(getPreferences)
  const submit = async (answers: RawAnswers) => {
    const sent = await send(savePreferences, { body: answers })
    if (!sent.ok) return sent.problems
    if (sent.message) toast({ kind: 'success', text: sent.message })
    await refreshReads('/profile/preferences')
    return []
  }
  return (
    <ReadFrame read={read} failed={t('preferences.failed')}>
      {(preferences) => (
        <SectionCard title={t('preferences.title')} words={t('preferences.words')}>
          <FormView
            form={preferencesForm}
            strings="account-security"
            initial={preferences}
            submitLabel={t('preferences.submit')}
            onSubmit={submit}
          />
        </SectionCard>
      )}
    </ReadFrame>
  )
}
