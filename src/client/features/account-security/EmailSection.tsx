import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { askEmail, changeEmailForm } from '../../../contract/accounts/change-email.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { session } from '../../session/session.ts'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { useText } from '../../ui/styles/text.ts'

/**
 * The e-mail of an account, and a form to change it, which takes effect once the link mailed to the new address is
 * opened.
 */
export default function EmailSection() {
  const text = useText()
  const { t } = useTranslation('account-security')
  const { user } = useSnapshot(session).auth
  const { mutate } = useMutation(askEmail, { quiet: true, inForm: true })
  const [asked, setAsked] = useState<string>()
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: answers })
    if (sent.ok) setAsked(String(answers.email))
    return sent.problems
  }
  const email = user?.data.email ?? ''
  return (
    <SectionCard title={t('email.title')} words={t('email.words', { email: `\u2066${email}\u2069` })}>
      {asked ? (
        <div role="status">
          <h3 className={text.h14}>{t('email.sent', { email: `\u2066${asked}\u2069` })}</h3>
          <p className={text.muted}>{t('email.sentWords')}</p>
        </div>
      ) : (
        <FormView
          form={changeEmailForm}
          strings="account-security"
          initial={{}}
          narrow
          submitLabel={t('email.submit')}
          onSubmit={submit}
        />
      )}
    </SectionCard>
  )
}
