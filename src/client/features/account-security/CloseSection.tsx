import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { closeAccount, closeAccountForm } from '../../../contract/accounts/closing.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { signOut } from '../../session/session.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'

/** The form that closes the account (spec 3): a reason type and a reason; for 30 days it can be reopened. */
export default function CloseSection() {
  const { t } = useTranslation('account-security')
  const { mutate } = useMutation(closeAccount)
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: answers })
    if (sent.ok) {
      signOut()
      navigate('/')
    }
    return sent.problems
  }
  return (
    <SectionCard title={t('close.title')} words={t('close.words')}>
      <FormView
        form={closeAccountForm}
        strings="account-security"
        initial={{}}
        danger
        submitLabel={t('close.submit')}
        onSubmit={submit}
      />
    </SectionCard>
  )
}
