import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showInFront } from './front-dialog.ts'
import { IconAction } from './IconAction.tsx'
import { useText } from './text.ts'

const useStyles = makeStyles({
  dialog: {
    width: 'calc(100% - 32px)',
    maxWidth: '440px',
    maxHeight: 'calc(100dvh - 32px)',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow64,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    '&::backdrop': { backgroundColor: 'rgb(16 33 43 / .46)' },
  },
  wide: { maxWidth: '960px' },
  top: { display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: '8px' },
  close: { marginBlockStart: '-8px', marginInlineEnd: '-8px' },
  actions: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '8px', marginBlockStart: '24px' },
})

interface ModalProps {
  title: string
  onClose: () => void
  /** False: neither Escape nor a click beside it closes it, and it has no close button. */
  dismissible?: boolean
  /** For what is to be looked at rather than read. */
  wide?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** A modal on the platform's own dialog: focus stays inside, Escape closes, and focus returns to where it was. */
export function Modal({ title, onClose, dismissible = true, wide, actions, children }: ModalProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed before it leaves the page: only then does the platform give the focus back.
  useLayoutEffect(() => showInFront(ref.current!), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the dialog repeats Escape, which the platform handles
    <dialog
      ref={ref}
      className={mergeClasses(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      closedby={dismissible ? undefined : 'none'}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={() => {
        // A browser that does not know `closedby` closes at the second Escape in a row, whatever was answered to the first.
        if (!dismissible && ref.current?.isConnected && !ref.current.open) ref.current.showModal()
      }}
      onClick={(event) => {
        if (dismissible && event.target === ref.current && isBeside(event, ref.current)) onClose()
      }}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={text.h20}>
          {title}
        </h2>
        {dismissible && (
          <IconAction className={styles.close} label={t('close')} icon={<Dismiss20Regular />} onClick={onClose} />
        )}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}

function isBeside(point: { clientX: number; clientY: number }, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  return point.clientX < box.left || point.clientX > box.right || point.clientY < box.top || point.clientY > box.bottom
}
