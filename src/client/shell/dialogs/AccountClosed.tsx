import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { openAccount } from '../../../contract/accounts/closing.ts'
import { useMutation } from '../../data/mutation.ts'
import { logOut } from '../../outbox/log-out.ts'
import { showToast } from '../../platform/toast.ts'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { loadProfile } from '../load-profile.ts'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' } })

/**
 * The closed-account modal (spec 2, 4; M-008 to M-011): activate or close, and no other way out. Activating reopens the
 * account and reads the profile again, which removes this modal; closing leaves the account closed and signs out.
 */
export default function AccountClosed() {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const [busy, setBusy] = useState(false)
  const { mutate } = useMutation(openAccount, {
    quiet: true,
    failed: t('closed.failed'),
    // These status codes end the session, which shows its own message.
    onRefused: ({ status }) => status === 401 || status === 403,
  })
  const activate = async () => {
    setBusy(true)
    const { token } = session.auth
    const opened = await mutate()
    if (opened.ok) {
      showToast({ kind: 'success', text: t('closed.opened') })
      await loadProfile()
      // Without a response of the profile the account is open all the same.
      if (session.auth.user && session.auth.token === token) session.auth.user.closeable = 0
    }
    setBusy(false)
  }
  return (
    <Modal
      title={t('closed.title')}
      dismissible={false}
      onClose={() => undefined}
      actions={
        <>
          <Action kind="ghost" disabled={busy} onClick={() => void logOut(navigate)}>
            {t('closed.close')}
          </Action>
          <Action kind="primary" disabled={busy} onClick={() => void activate()}>
            {t('closed.activate')}
          </Action>
        </>
      }
    >
      <p className={styles.words}>{t('closed.words')}</p>
    </Modal>
  )
}
