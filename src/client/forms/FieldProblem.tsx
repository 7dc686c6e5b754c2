import { makeStyles, tokens } from '@fluentui/react-components'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import type { ReactNode } from 'react'
import { paint } from '../ui/styles/paint.ts'

const useStyles = makeStyles({
  problem: {
    display: 'flex',
    gap: '6px',
    alignItems: 'flex-start',
    color: paint.danger,
    fontSize: '0.8125rem',
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    '& > svg': { flexShrink: 0, marginBlockStart: '3px' },
  },
})

/** The problem of an answer, in words, beside its field. */
export function FieldProblem({ id, children }: { id?: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <p id={id} className={styles.problem} data-problem>
      <ErrorCircle16Filled aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
