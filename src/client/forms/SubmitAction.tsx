import { Spinner as FluentSpinner, makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Action } from '../ui/controls/Action.tsx'
import { paint } from '../ui/styles/paint.ts'

const useStyles = makeStyles({
  waiting: { color: paint.brandFg, fontWeight: 600 },
})

type SubmitActionProps = {
  busy: boolean
  tall?: boolean
  lesser?: boolean | undefined
  danger?: boolean | undefined
  className?: string
  children: ReactNode
}

/** A form's submit button; a spinner replaces its icon while sending (spec 4). */
export function SubmitAction({ busy, tall, lesser, danger, className, children }: SubmitActionProps) {
  return (
    <Action
      kind={danger ? 'danger' : lesser ? 'line' : 'primary'}
      type="submit"
      size={tall ? 'tall' : 'medium'}
      disabled={busy}
      className={className}
      icon={busy ? <FluentSpinner size="tiny" aria-hidden="true" /> : undefined}
    >
      {children}
    </Action>
  )
}

/** Replaces a button while its action is under way. */
export function Spinner({ className, children }: { className?: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <span role="status" className={className} data-spinner>
      <FluentSpinner size="tiny" label={{ children }} className={styles.waiting} />
    </span>
  )
}
