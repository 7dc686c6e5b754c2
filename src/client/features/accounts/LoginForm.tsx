import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { login, loginForm } from '../../../contract/accounts/accounts.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { getKeptDevice } from '../../session/device-secret.ts'
import { signIn } from '../../session/session.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { WaitNotice } from './WaitNotice.tsx'

const useStyles = makeStyles({
  forgot: { display: 'flex', justifyContent: 'flex-end', marginBlockStart: '12px' },
})

/** The login form with e-mail and password. A signed-in person leaves the page by the route's own rule. */
export function LoginForm() {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const { mutate, waitUntil } = useMutation(login, { quiet: true, inForm: true, waits: true })
  return (
    <>
      <WaitNotice until={waitUntil} />
      <FormView
        form={loginForm}
        strings="accounts"
        initial={{}}
        narrow
        submitLabel={t('login.submit')}
        onSubmit={async (body) => {
          const sent = await mutate({ body: { ...body, ...getKeptDevice() } })
          if (sent.ok) signIn(sent.data)
          return sent.problems
        }}
      />
      <div className={styles.forgot}>
        <TextLink href="/auth/forgotPassword">{t('login.forgot')}</TextLink>
      </div>
    </>
  )
}
