import { useTranslation } from 'react-i18next'
import type { SignOutChoice } from '../../outbox/sign-out-prompt.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'

/** Asked at sign-out while reviews wait (design: offline 16). Closing it means to stay. */
export default function SignOutDialog({
  waiting,
  answer,
}: {
  waiting: number
  answer: (choice: SignOutChoice) => void
}) {
  const { t } = useTranslation('outbox')
  return (
    <Modal
      title={t('signOut.title', { count: waiting })}
      onClose={() => answer('stay')}
      actions={
        <>
          <Action kind="ghost" onClick={() => answer('stay')}>
            {t('signOut.stay')}
          </Action>
          <Action kind="dangerLine" onClick={() => answer('discard')}>
            {t('signOut.discard')}
          </Action>
          <Action kind="primary" onClick={() => answer('keep')}>
            {t('signOut.keep')}
          </Action>
        </>
      }
    >
      <p>{t('signOut.words')}</p>
    </Modal>
  )
}
