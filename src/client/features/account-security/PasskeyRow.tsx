import { makeStyles } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Fingerprint20Regular } from '@fluentui/react-icons/svg/fingerprint'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPasskey } from '../../../contract/accounts/passkeys.schema.ts'
import { passkeyForm, removePasskey, renamePasskey } from '../../../contract/accounts/passkeys.ts'
import { detectLanguage } from '../../../contract/language-of.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { AskModal } from '../../ui/overlays/AskModal.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '12px',
    '& + &': lineAbove,
    '& > svg': { flexShrink: 0 },
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  acts: { display: 'flex' },
  form: { marginBlockStart: '16px' },
})

/** One passkey: its name and days; it can be renamed, and removed after a confirmation. */
export function PasskeyRow({ passkey }: { passkey: OwnPasskey }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('account-security')
  const { format } = useLanguage()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { mutate: rename } = useMutation(renamePasskey)
  const { mutate: remove } = useMutation(removePasskey)
  const { id, name, added, used, opens } = passkey
  const close = () => setOpen(undefined)
  const days = used
    ? t('passkeys.used', { added: format.day(added), used: format.day(used) })
    : t('passkeys.added', { added: format.day(added) })
  return (
    <li className={styles.row} data-passkey>
      <Fingerprint20Regular />
      <div className={styles.words}>
        <p className={text.strong}>
          <bdi lang={detectLanguage(name)}>{name}</bdi>
        </p>
        <p className={`${text.s13} ${text.faint}`}>{days}</p>
        {!opens && <p className={`${text.s13} ${text.faint}`}>{t('passkeys.asksOnce')}</p>}
      </div>
      <div className={styles.acts}>
        <IconAction
          label={t('passkeys.renameOf', { name })}
          icon={<Edit20Regular />}
          onClick={() => setOpen('rename')}
        />
        <IconAction
          label={t('passkeys.removeOf', { name })}
          icon={<Delete20Regular />}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'rename' && (
        <Modal title={t('passkeys.rename')} onClose={close}>
          <FormView
            className={styles.form}
            form={passkeyForm}
            strings="account-security"
            initial={{ name }}
            narrow
            submitLabel={t('passkeys.save')}
            onSubmit={async (answers) => {
              const sent = await rename({ body: { ...answers, passkey: id } })
              if (sent.ok) close()
              return sent.problems
            }}
          />
        </Modal>
      )}
      {open === 'remove' && (
        <AskModal
          title={t('passkeys.sure', { name })}
          words={t('passkeys.removeWords')}
          yes={t('passkeys.remove')}
          no={t('passkeys.keep')}
          onYes={async () => (await remove({ body: { passkey: id } })).ok}
          onClose={close}
        />
      )}
    </li>
  )
}
