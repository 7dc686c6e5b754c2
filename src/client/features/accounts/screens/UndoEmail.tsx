import { useTranslation } from 'react-i18next'
import { undoEmail } from '../../../../contract/accounts/change-email.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { signOut } from '../../../session/session.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { EmailLink } from '../EmailLink.tsx'

/** `/auth/email/undo/{token}`: undoes a change of address, signs out everywhere and says what to do then. */
export default function UndoEmail({ params: { token = '' } }: { params: { token?: string } }) {
  const { t } = useTranslation('accounts')
  usePageTitle(t('email.undoPage'))
  return (
    <EmailLink
      endpoint={undoEmail}
      token={token}
      title={t('email.undo')}
      words={t('email.undoWords')}
      submit={t('email.undoSubmit')}
      done={t('email.undone')}
      doneWords={t('email.undoneWords')}
      onDone={signOut}
      next={
        <Action kind="primary" href="/auth/forgotPassword">
          {t('email.password')}
        </Action>
      }
    />
  )
}
