import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { media } from '../styles/media.ts'
import { useText } from '../styles/text.ts'
import { Bar } from './Bar.tsx'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    '& > li': { display: 'grid', gap: '4px' },
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 12px',
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  small: {
    marginInlineStart: '8px',
    fontSize: '12px',
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    [media.phoneOnly]: { whiteSpace: 'normal' },
  },
  value: { fontWeight: 700, whiteSpace: 'nowrap' },
})

export interface BarRow {
  key: string
  label: string
  /** Small text beside the label: how many people. */
  beside?: string
  value: string
  /** The bar's length, 0..1; a row without one has `insteadOfBar`. */
  share?: number
  /** Whether it is one of those another row is compared with. */
  isReference?: boolean
  insteadOfBar?: ReactNode
}

/** Rows of bars, each under its label and value. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const styles = useStyles()
  const text = useText()
  return (
    <ul className={mergeClasses(styles.rows, text.number)}>
      {rows.map(({ key, label, beside, value, share, isReference, insteadOfBar }) => (
        <li key={key}>
          <div className={styles.head}>
            <span>
              {label}
              {beside && <small className={styles.small}>{beside}</small>}
            </span>
            <span className={styles.value}>{value}</span>
          </div>
          {share === undefined ? insteadOfBar : <Bar share={share} tone={isReference ? 'soft' : 'data'} />}
        </li>
      ))}
    </ul>
  )
}
