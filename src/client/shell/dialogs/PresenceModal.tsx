import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { keyForm, presenceForm, provePresence } from '../../../contract/accounts/presence.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import type { ProofKind } from '../../platform/modals.ts'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { PresenceAuthenticator } from './PresenceAuthenticator.tsx'
import { PresencePasskey } from './PresencePasskey.tsx'

const useStyles = makeStyles({ words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 20px' } })

interface PresenceModalProps {
  by: ProofKind
  onDone: (proven: boolean) => void
}

const words = { second: 'second.needed', key: 'byKey', anything: 'words' } as const

/**
 * Asks for the password, the recovery code, a code of the app or a passkey before an action for which a session alone
 * is not enough.
 */
export default function PresenceModal({ by, onDone }: PresenceModalProps) {
  const styles = useStyles()
  const { t } = useTranslation('presence')
  const { mutate } = useMutation(provePresence, { quiet: true, inForm: true })
  const prove = async (answers: RawAnswers) => {
    const body = by === 'key' ? { by: 'code', ...buildPayload(keyForm, answers) } : buildPayload(presenceForm, answers)
    const sent = await mutate({ body })
    if (sent.ok) onDone(true)
    return sent.problems
  }
  return (
    <Modal title={t('title')} onClose={() => onDone(false)}>
      <p className={styles.words}>{t(words[by])}</p>
      {by !== 'second' && (
        <FormView
          form={by === 'key' ? keyForm : presenceForm}
          strings="presence"
          initial={by === 'key' ? {} : { by: 'password' }}
          narrow
          submitLabel={t('submit')}
          onSubmit={prove}
        />
      )}
      <PresenceAuthenticator lesser={by !== 'second'} onProven={() => onDone(true)} />
      <PresencePasskey onProven={() => onDone(true)} />
    </Modal>
  )
}
