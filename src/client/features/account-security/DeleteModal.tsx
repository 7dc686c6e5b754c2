import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { deleteEverything } from '../../../contract/accounts/closing.ts'
import type { RemovalTime } from '../../../contract/removal-times.ts'
import { useMutation } from '../../data/mutation.ts'
import { forgetOnDevice } from '../../outbox/sign-out.ts'
import { signOut } from '../../session/session.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { RemovalChoice } from '../../ui/RemovalChoice.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlockStart: '4px' } })

/** The confirmation before everything is deleted. What waits on this device is deleted too. */
export function DeleteModal({ onClose }: { onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account-security')
  const { mutate, busy } = useMutation(deleteEverything)
  const [when, setWhen] = useState<RemovalTime>('rounds')
  const remove = async () => {
    const sent = await mutate({ body: { when } })
    if (!sent.ok) return
    await forgetOnDevice()
    signOut()
    navigate('/')
  }
  return (
    <Modal
      title={t('delete.sure')}
      onClose={onClose}
      actions={
        <Action kind="danger" disabled={busy} onClick={() => void remove()}>
          {t('delete.submit')}
        </Action>
      }
    >
      <p className={styles.words}>{t('delete.last')}</p>
      <RemovalChoice
        label={t('delete.removal.label')}
        words={{ rounds: t('delete.removal.rounds'), now: t('delete.removal.now') }}
        value={when}
        onChange={setWhen}
      />
    </Modal>
  )
}
