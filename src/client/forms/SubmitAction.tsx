import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowSync20Regular } from '@fluentui/react-icons/svg/arrow-sync'
import type { ReactNode } from 'react'
import { Action } from '../ui/Action.tsx'
import { paint } from '../ui/paint.ts'

const useStyles = makeStyles({
  turning: {
    animationName: { to: { rotate: '360deg' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
  spinner: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    color: paint.brandFg,
    fontWeight: 600,
  },
})

type SubmitActionProps = { busy: boolean; tall?: boolean; lesser?: boolean; className?: string; children: ReactNode }

/** A form's submit button; a turning sign takes its icon's place while sending (spec 4). */
export function SubmitAction({ busy, tall, lesser, className, children }: SubmitActionProps) {
  const styles = useStyles()
  return (
    <Action
      kind={lesser ? 'line' : 'primary'}
      type="submit"
      size={tall ? 'tall' : 'medium'}
      disabled={busy}
      className={className}
      icon={busy ? <ArrowSync20Regular className={styles.turning} aria-hidden="true" /> : undefined}
    >
      {children}
    </Action>
  )
}

/** Stands in the place of a button while what it does is under way. */
export function Spinner({ className, children }: { className?: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <span role="status" className={mergeClasses(className, styles.spinner)} data-spinner>
      <ArrowSync20Regular className={styles.turning} aria-hidden="true" />
      {children}
    </span>
  )
}
