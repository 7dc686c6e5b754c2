import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePassword, changePasswordForm } from '../../../contract/accounts/security.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { getKeptDevice } from '../../session/device-secret.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** The form that changes the password (spec 5): other devices are signed out at once. */
export default function PasswordSection() {
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(changePassword)
  /** Grows with each success, so that the form is empty again. */
  const [round, setRound] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: { ...buildPayload(changePasswordForm, answers), ...getKeptDevice() } })
    if (sent.ok) setRound(round + 1)
    return sent.problems
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
