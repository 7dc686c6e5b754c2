import { useTranslation } from 'react-i18next'
import { confirmRecovery } from '../../../../contract/accounts/recovery-code.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { EmailLink } from '../EmailLink.tsx'

/** `/auth/recovery/{token}`: changes the recovery code, for the person who requested it and is signed in. */
export default function ConfirmRecovery({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('accounts')
  usePageTitle(t('recovery.page'))
  return (
    <EmailLink
      endpoint={confirmRecovery}
      token={token}
      title={t('recovery.title')}
      words={t('recovery.words')}
      submit={t('recovery.submit')}
      done={t('recovery.done')}
      doneWords={t('recovery.doneWords')}
      next={
        <Action kind="primary" href="/user/myprofile/recovery">
          {t('email.profile')}
        </Action>
      }
    />
  )
}
