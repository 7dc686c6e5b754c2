import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { Copy20Regular } from '@fluentui/react-icons/svg/copy'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../platform/page-browser.ts'
import { showToast } from '../../platform/toast.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Modal } from '../../ui/overlays/Modal.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  words: { color: tokens.colorNeutralForeground2, marginBlock: '4px 16px' },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginBlockEnd: '20px',
    '& > *': { [media.phoneOnly]: { width: '100%' } },
  },
  field: { display: 'grid', gap: '6px' },
  input: { minHeight: '44px', direction: 'ltr', cursor: 'pointer', '& input': { cursor: 'pointer' } },
})

/** Share (M-001 to M-004): social links, and the address in a field that copies itself when clicked. */
export default function ShareModal({
  title,
  address,
  onClose,
}: {
  title: string
  address?: string | undefined
  onClose: () => void
}) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('shell')
  const id = useId()
  const url = new URL(address ?? location.href, location.origin).href
  const copy = async (field: HTMLInputElement) => {
    field.select()
    try {
      await copyText(url)
      showToast({ kind: 'success', text: t('share.copied') })
    } catch {
      // The browser may forbid copying; the selected field is the fallback.
      showToast({ kind: 'error', text: t('share.notCopied') })
    }
  }
  return (
    <Modal title={t('share.title')} onClose={onClose}>
      <p className={styles.words}>{t('share.words')}</p>
      <div className={styles.links}>
        <Action external href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}>
          {t('share.whatsapp')}
        </Action>
        <Action
          external
          href={`https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`}
        >
          {t('share.x')}
        </Action>
      </div>
      <div className={styles.field}>
        <label htmlFor={id} className={text.strong}>
          {t('share.address')}
        </label>
        <Input
          id={id}
          readOnly
          // An address reads from the left, so that its beginning shows where it is longer than the field.
          dir="ltr"
          value={url}
          className={styles.input}
          contentAfter={<Copy20Regular />}
          aria-describedby={`${id}-hint`}
          onClick={(event) => void copy(event.currentTarget as HTMLInputElement)}
          onKeyDown={(event) => event.key === 'Enter' && void copy(event.currentTarget as HTMLInputElement)}
        />
        <p id={`${id}-hint`} className={`${text.s13} ${text.faint}`}>
          {t('share.hint')}
        </p>
      </div>
    </Modal>
  )
}
