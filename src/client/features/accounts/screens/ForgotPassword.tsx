import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgotForm, forgotPassword } from '../../../../contract/accounts/reset.ts'
import { useMutation } from '../../../data/mutation.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { AccountPage } from '../AccountPage.tsx'
import { MailSent } from '../MailSent.tsx'
import { WaitNotice } from '../WaitNotice.tsx'

const useStyles = makeStyles({
  title: { marginBlockStart: '28px' },
  keeps: { display: 'grid', gap: '8px', marginBlock: '8px 0', paddingInlineStart: '20px', listStyleType: 'disc' },
})

/**
 * `/auth/forgotPassword`: requests a mail with a link to set a new password. Below the form it says what loses
 * nothing, and that the last resort is to start over.
 */
export default function ForgotPassword() {
  const styles = useStyles()
  const text = useText()
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
          <h2 className={mergeClasses(text.h16, styles.title)}>{t('forgot.keeps')}</h2>
          <ul className={styles.keeps}>
            {(['here', 'code', 'startOver'] as const).map((way) => (
              <li key={way}>{t(`forgot.${way}`)}</li>
            ))}
          </ul>
        </>
      )}
    </AccountPage>
  )
}
