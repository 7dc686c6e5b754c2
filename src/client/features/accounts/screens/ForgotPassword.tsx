import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgotForm, forgotPassword } from '../../../../contract/accounts/reset.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { MailSent } from '../MailSent.tsx'
import { WaitNotice } from '../WaitNotice.tsx'

/** `/auth/forgotPassword`: requests a mail with a link to set a new password. */
export default function ForgotPassword() {
  const { t } = useTranslation('accounts')
  const [sent, setSent] = useState<{ message: string | undefined; email: string }>()
  const { mutate, waitUntil } = useMutation(forgotPassword, { quiet: true, inForm: true, waits: true })
  usePageTitle(t('forgot.page'))
  return (
    <AccountPage
      mark
      bare={sent !== undefined}
      title={t('forgot.title')}
      words={sent ? undefined : t('forgot.words')}
      below={
        <TextLink inText href="/auth/login">
          {t('forgot.back')}
        </TextLink>
      }
    >
      {sent ? (
        <MailSent title={sent.message ?? t('sent.title')} email={sent.email} />
      ) : (
        <>
          <WaitNotice until={waitUntil} />
          <FormView
            form={forgotForm}
            strings="accounts"
            initial={{}}
            narrow
            submitLabel={t('forgot.submit')}
            onSubmit={async (body) => {
              const sent = await mutate({ body })
              if (sent.ok) setSent({ message: sent.message, email: String(body.email) })
              return sent.problems
            }}
          />
        </>
      )}
    </AccountPage>
  )
}
