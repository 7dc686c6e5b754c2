import { useTranslation } from 'react-i18next'
import { confirmEmail } from '../../../../contract/accounts/change-email.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { EmailLink } from '../EmailLink.tsx'

/** `/auth/email/{token}`: makes an address the account's own, for the person who requested it and is signed in. */
export default function ConfirmEmail({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('accounts')
  usePageTitle(t('email.page'))
  return (
    <EmailLink
      endpoint={confirmEmail}
      token={token}
      title={t('email.confirm')}
      words={t('email.confirmWords')}
      submit={t('email.submit')}
      done={t('email.done')}
      doneWords={t('email.doneWords')}
      next={
        <Action kind="primary" href="/user/myprofile/email">
          {t('email.profile')}
        </Action>
      }
    />
  )
}
