import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { lineAbove } from '../../ui/styles/borders.ts'
import { focusRing } from '../../ui/styles/focus.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import type { ReportRow, ReportSection } from './report.ts'

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0 },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '24px',
    paddingBlock: '9px',
    breakInside: 'avoid',
    ...lineAbove,
    ':first-child': { borderBlockStartWidth: 0 },
  },
  why: { display: 'block', maxWidth: '420px', fontWeight: 400 },
  cites: { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  cite: {
    fontSize: '0.8125rem',
    lineHeight: tokens.lineHeightBase300,
    paddingBlock: '2px',
    ':focus-visible': focusRing,
  },
  value: {
    margin: 0,
    fontWeight: 600,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
    maxWidth: '50%',
  },
  sum: { fontWeight: 700 },
  minus: { color: paint.bad },
  notes: { marginBlockStart: '8px' },
})

/** The lines of one section: each amount with its reason and a link to the rule it follows. */
export function ReportLines({ rows, notes }: Pick<ReportSection, 'rows' | 'notes'>) {
  const styles = useStyles()
  const text = useText()
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.list}>
          {rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </dl>
      )}
      {notes?.map((note) => (
        <p key={note} className={mergeClasses(text.s13, text.muted, styles.notes)}>
          {note}
        </p>
      ))}
    </>
  )
}

function Line({ row: { name, value, why, cites = [], kind } }: { row: ReportRow }) {
  const styles = useStyles()
  const text = useText()
  return (
    <div className={styles.row}>
      <dt className={mergeClasses(kind === 'sum' && styles.sum)}>
        {name}
        {why && <span className={mergeClasses(text.s13, text.faint, styles.why)}>{why}</span>}
        {cites.length > 0 && (
          <span className={styles.cites}>
            {cites.map(({ words, href }) => (
              <Link key={href} className={styles.cite} href={href} target="_blank" rel="noreferrer" inline>
                {words}
              </Link>
            ))}
          </span>
        )}
      </dt>
      <dd className={mergeClasses(styles.value, kind === 'sum' && styles.sum, kind === 'minus' && styles.minus)}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
