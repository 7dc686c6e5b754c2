import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { closeAccount, closeAccountForm } from '../../../contract/accounts/closing.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { FormView } from '../../forms/FormView.tsx'
import { signOut } from '../../session/session.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { toast } from '../../ui/toast.ts'
import { useSend } from './use-send.ts'

/** Close account (spec 3): a reason type and a reason; for 30 days the way back is open. */
export default function CloseSection() {
  const { t } = useTranslation('account-security')
  const send = useSend()
  const submit = async (answers: RawAnswers) => {
    const sent = await send(closeAccount, { body: answers })
    if (!sent.ok) return sent.problems
    signOut()
    navigate('/')
    if (sent.message) toast({ kind: 'success', text: sent.message })
    return []
  }
  return (
    <SectionCard title={t('close.title')} words={t('close.words')}>
      <FormView
        form={closeAccountForm}
        strings="account-security"
        initial={{}}
        submitLabel={t('close.submit')}
        onSubmit={submit}
      />
    </SectionCard>
  )
}
