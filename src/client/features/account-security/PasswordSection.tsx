import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, changePasswordForm } from '../../../contract/accounts/security.ts'
import { payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { useSend } from './use-send.ts'

/** Change password (spec 5): other devices are signed out at once. */
export default function PasswordSection() {
  const { t } = useTranslation('account-security')
  const send = useSend()
  /** Done, the form is empty again. */
  const [round, setRound] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const sent = await send(changePassword, { body: payloadOf(changePasswordForm, answers) })
    if (!sent.ok) return sent.problems
    if (sent.message) toast({ kind: 'success', text: sent.message })
    setRound(round + 1)
    return []
  }
  return (
    <SectionCard title={t('password.title')} words={t('password.words')}>
      <FormView
        key={round}
        form={changePasswordForm}
        strings="account-security"
        initial={{}}
        narrow
        submitLabel={t('password.submit')}
        onSubmit={submit}
      />
    </SectionCard>
  )
}
