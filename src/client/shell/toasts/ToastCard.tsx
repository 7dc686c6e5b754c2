import {
  Toast as FluentToast,
  makeStyles,
  mergeClasses,
  ToastBody,
  ToastTitle,
  tokens,
} from '@fluentui/react-components'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'
import { Info20Filled } from '@fluentui/react-icons/svg/info'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dismissToast, getShownTime, TOAST_MS, type Toast } from '../../platform/toast.ts'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'

const icons = {
  pending: <ArrowSync20Regular />,
  success: <CheckmarkCircle20Filled />,
  error: <ErrorCircle20Filled />,
  info: <Info20Filled />,
}

const useStyles = makeStyles({
  card: {
    position: 'relative',
    overflow: 'hidden',
    paddingBlock: '14px',
    paddingInline: '16px 12px',
    pointerEvents: 'auto',
    ...styleEdgeColour(tokens.colorNeutralStroke2),
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
    animationName: { from: { opacity: 0, translate: '0 -8px' } },
    animationDuration: '150ms',
    animationTimingFunction: 'ease',
  },
  pending: { '--toast-colour': paint.brandFg },
  success: { '--toast-colour': paint.good },
  error: { '--toast-colour': paint.danger },
  info: { '--toast-colour': paint.brandFg },
  icon: { paddingBlockStart: '1px', paddingInlineEnd: '12px', color: 'var(--toast-colour)' },
  turning: {
    '& > svg': {
      animationName: { to: { rotate: '360deg' } },
      animationDuration: '1.2s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    },
  },
  words: { overflowWrap: 'anywhere' },
  detail: {
    paddingBlockStart: 0,
    fontSize: '0.8125rem',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  close: { marginBlock: '-3px' },
  time: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    width: '100%',
    height: '3px',
    backgroundColor: 'var(--toast-colour)',
    transformOrigin: '0 0',
    ':dir(rtl)': { transformOrigin: '100% 0' },
    animationName: { to: { transform: 'scaleX(0)' } },
    animationDuration: `${TOAST_MS}ms`,
    animationTimingFunction: 'linear',
    animationFillMode: 'forwards',
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
    'section:hover > * > &, section:focus-within > * > &': { animationPlayState: 'paused' },
  },
})

/**
 * The bar that shows how long a toast stays; when it is remounted, as in a dialog that opens or closes meanwhile, it
 * continues where it was.
 */
function TimeBar({ id }: { id: number }) {
  const styles = useStyles()
  const [gone] = useState(() => getShownTime(id))
  return <span className={styles.time} style={{ animationDelay: `-${gone}ms` }} />
}

/** One toast: its icon and words say what happened, the bar how long it stays. */
export default function ToastCard({ toast }: { toast: Toast }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { id, kind, text, detail, turn } = toast
  return (
    <FluentToast
      className={mergeClasses(styles.card, styles[kind])}
      role={kind === 'error' ? 'alert' : undefined}
      data-toast={kind}
    >
      <ToastTitle
        className={styles.words}
        media={{ className: mergeClasses(styles.icon, kind === 'pending' && styles.turning), children: icons[kind] }}
        action={
          <IconAction
            small
            className={styles.close}
            label={t('close')}
            icon={<Dismiss16Regular />}
            onClick={() => dismissToast(id)}
          />
        }
      >
        {text}
      </ToastTitle>
      {detail && <ToastBody className={styles.detail}>{detail}</ToastBody>}
      {kind !== 'pending' && <TimeBar key={turn} id={id} />}
    </FluentToast>
  )
}
