import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { chosenInContrast } from '../styles/contrast.ts'
import { focusRing } from '../styles/focus.ts'
import { media } from '../styles/media.ts'
import { paint } from '../styles/paint.ts'
import { useText } from '../styles/text.ts'
import { Bar } from './Bar.tsx'

const useStyles = makeStyles({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '14px',
    '& > li': { display: 'grid', gap: '4px' },
    // As far from each other as rows that are no filter.
    '& > li:has(> button)': { marginBlock: '-4px' },
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 12px',
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  small: {
    fontSize: '0.75rem',
    color: tokens.colorNeutralForeground3,
    // In a narrow row it moves to the next line as a whole.
    display: 'inline-block',
  },
  value: { fontWeight: 700, whiteSpace: 'nowrap' },
  filter: {
    display: 'grid',
    gap: '4px',
    width: '100%',
    minHeight: '44px',
    alignContent: 'center',
    // As wide as the rows that are none, with room for its frame.
    marginInline: '-8px',
    paddingInline: '8px',
    boxSizing: 'content-box',
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':focus-visible': focusRing,
    [media.zoomed]: { minHeight: 0 },
  },
  on: { backgroundColor: paint.brandTint, ':hover': { backgroundColor: paint.brandTint }, ...chosenInContrast },
})

export interface BarRow {
  key: string
  label: string
  /** Small text beside the label: how many people. */
  beside?: string | undefined
  value: string
  /** The bar's length, 0..1; a row without one has `insteadOfBar`. */
  share?: number | undefined
  /** Whether it is one of those another row is compared with. */
  isReference?: boolean
  insteadOfBar?: ReactNode
  /** A row that is a filter: whether it is on, and what a press does. */
  filter?: { on: boolean; press: () => void } | undefined
}

function Row({ label, beside, value, share, isReference, insteadOfBar }: Omit<BarRow, 'key' | 'filter'>) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.head}>
        <span>
          {/* Without a blank, Arabic joins the last letter of the one to the first of the other. */}
          {label} {beside && <small className={styles.small}>{beside}</small>}
        </span>
        <span className={styles.value}>{value}</span>
      </span>
      {share === undefined ? insteadOfBar : <Bar share={share} tone={isReference ? 'soft' : 'data'} />}
    </>
  )
}

/** Rows of bars, each under its label and value. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const styles = useStyles()
  const text = useText()
  return (
    <ul className={mergeClasses(styles.rows, text.number)}>
      {rows.map(({ key, filter, ...row }) => (
        <li key={key}>
          {filter ? (
            <button
              type="button"
              className={mergeClasses(styles.filter, filter.on && styles.on)}
              aria-pressed={filter.on}
              onClick={filter.press}
            >
              <Row {...row} />
            </button>
          ) : (
            <Row {...row} />
          )}
        </li>
      ))}
    </ul>
  )
}
