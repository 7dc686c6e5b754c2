import { makeStyles } from '@fluentui/react-components'
import { Fingerprint20Regular } from '@fluentui/react-icons/svg/fingerprint'
import { useTranslation } from 'react-i18next'
import { askPresencePasskey, listPasskeys, provePresenceByPasskey } from '../../../contract/accounts/passkeys.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { showToast } from '../../platform/toast.ts'
import { findPasskeyBarrier } from '../../session/passkey-barrier.ts'
import { Action } from '../../ui/controls/Action.tsx'

const useStyles = makeStyles({ root: { marginBlockStart: '12px' } })

/** The button that proves presence with a passkey, for people who have one. */
export function PresencePasskey({ onProven }: { onProven: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation(['presence', 'common'])
  const { data: passkeys = [] } = useQuery(listPasskeys)
  const { mutate: begin } = useMutation(askPresencePasskey, { quiet: true })
  const { mutate: prove, busy } = useMutation(provePresenceByPasskey, { quiet: true })
  if (passkeys.length === 0) return null
  const proveWithPasskey = async () => {
    const barrier = findPasskeyBarrier()
    if (barrier) return void showToast({ kind: 'error', text: t(`common:${barrier}`) })
    const [{ signWithPasskey }, begun] = await Promise.all([import('../../session/passkeys.ts'), begin()])
    if (!begun.ok) return
    const used = await signWithPasskey(begun.data).catch(() => undefined)
    if (used && (await prove({ body: { credential: used.credential } })).ok) onProven()
  }
  return (
    <div className={styles.root}>
      <Action block disabled={busy} icon={<Fingerprint20Regular />} onClick={() => void proveWithPasskey()}>
        {t('passkey')}
      </Action>
    </div>
  )
}
