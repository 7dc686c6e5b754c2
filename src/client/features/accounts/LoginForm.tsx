import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { login, loginForm } from '../../../contract/accounts/accounts.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { call } from '../../api/page.ts'
import { FormView } from '../../forms/FormView.tsx'
import { signIn } from '../../session/session.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  forgot: { display: 'flex', justifyContent: 'flex-end', marginBlockStart: '12px' },
})

/**
 * E-mail and password to a session. What the server refuses stands in the form; a missing network or anything else
 * without a place in it shows as an error toast. Who is signed in leaves the page by the route's own rule.
 */
export function LoginForm() {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const submit = async (answers: RawAnswers) => {
    const outcome = await call(login, { body: answers })
    if (outcome.ok) return signIn(outcome.data)
    if (outcome.problems.length === 0) toast({ kind: 'error', text: outcome.message ?? t('login.unreachable') })
    return outcome.problems
  }
  return (
    <>
      <FormView
        form={loginForm}
        strings="accounts"
        initial={{}}
        narrow
        submitLabel={t('login.submit')}
        onSubmit={submit}
      />
      <div className={styles.forgot}>
        <TextLink href="/auth/forgotPassword">{t('login.forgot')}</TextLink>
      </div>
    </>
  )
}
