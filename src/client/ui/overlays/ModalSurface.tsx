import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
  useModalAttributes,
} from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showInFront } from '../../platform/front-dialog.ts'
import { IconAction } from '../controls/IconAction.tsx'
import { styleEdgeColour } from '../styles/borders.ts'
import { media } from '../styles/media.ts'
import { useText } from '../styles/text.ts'
import type { ModalProps } from './Modal.tsx'
import { useCloseRequests } from './use-close-requests.ts'
import { useFocusReturn } from './use-focus-return.ts'

const useStyles = makeStyles({
  surface: {
    width: 'calc(100% - 32px)',
    maxWidth: '440px',
    maxHeight: 'calc(100dvh - 32px)',
    // The whole surface scrolls, so that what opens below a field at its foot is not cut off.
    overflowY: 'auto',
    ...styleEdgeColour(tokens.colorNeutralStroke2),
    borderRadius: tokens.borderRadiusLarge,
    textAlign: 'start',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  wide: { maxWidth: '960px' },
  backdrop: { backgroundColor: 'rgb(16 33 43 / .46)' },
  title: { outlineStyle: 'none' },
  body: { maxHeight: 'none', rowGap: 0, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  close: { marginBlockStart: '-8px', marginInlineEnd: '-8px' },
  content: { minWidth: 0, minHeight: 0, overflowY: 'visible' },
  actions: {
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gridColumnStart: 1,
    gridColumnEnd: 4,
    marginBlockStart: '24px',
    [media.phoneOnly]: { flexDirection: 'row' },
  },
})

/** The content of a `Modal`, on Fluent's dialog. */
export default function ModalSurface({ title, onClose, dismissible = true, wide, actions, children }: ModalProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation()
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => (surface ? showInFront(surface) : undefined), [surface])
  const heading = useRef<HTMLHeadingElement>(null)
  // Fluent focuses the first button, which often is the one that leaves or signs out: one more Enter would press it. It
  // hides a surface that has the focus itself.
  useEffect(() => {
    const field = surface?.querySelector<HTMLElement>('[data-field] :is(input, select, textarea):not(:disabled)')
    ;(field ?? heading.current)?.focus()
  }, [surface])
  useCloseRequests(dismissible, onClose)
  useFocusReturn()
  return (
    <Dialog
      open
      modalType={dismissible ? 'modal' : 'alert'}
      // It is in the first frame after the press.
      surfaceMotion={null}
      onOpenChange={() => dismissible && onClose()}
    >
      <DialogSurface
        ref={setSurface}
        role="dialog"
        className={mergeClasses(styles.surface, wide && styles.wide)}
        // A press outside it leaves the focus where it is.
        backdrop={{ className: styles.backdrop, onMouseDown: (event) => event.preventDefault() }}
        backdropMotion={null}
      >
        <DialogBody className={styles.body}>
          <DialogTitle
            ref={heading}
            tabIndex={-1}
            className={mergeClasses(text.h20, styles.title)}
            action={
              dismissible
                ? {
                    className: styles.close,
                    children: <IconAction label={t('close')} icon={<Dismiss20Regular />} onClick={onClose} />,
                  }
                : null
            }
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          {actions && <DialogActions className={styles.actions}>{actions}</DialogActions>}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/**
 * Keeps Fluent's focus management mounted while dialogs open and close. It ends with the last component that needs it,
 * and when that is a dialog, it does not undo what the dialog has hidden: the page would stay hidden from screen
 * readers.
 */
export function FocusKeeper() {
  useModalAttributes()
  return null
}
