import { useTranslation } from 'react-i18next'
import { useHistoryState } from 'wouter/use-browser-location'
import { usePageTitle } from '../../../router/page-title.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { LoginForm } from '../LoginForm.tsx'
import { PasskeySignIn } from '../PasskeySignIn.tsx'
import { SocialButtons } from '../SocialButtons.tsx'

/** `/auth/login`: sign in with e-mail and password, a passkey, or through a provider. */
export default function Login() {
  const { t } = useTranslation('accounts')
  const from = useHistoryState<unknown>()
  usePageTitle(t('login.page'))
  return (
    <AccountPage
      mark
      title={t('login.title')}
      words={t('login.words')}
      below={
        <>
          {t('login.new')}{' '}
          <TextLink inText href="/auth/register" state={from}>
            {t('login.create')}
          </TextLink>
        </>
      }
    >
      <LoginForm />
      <PasskeySignIn />
      <SocialButtons />
    </AccountPage>
  )
}
