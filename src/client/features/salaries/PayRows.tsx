import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'
import { computeAbout, type PayFigures } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import { PayTrack } from '../../ui/charts/PayTrack.tsx'
import { computeScale } from '../../ui/charts/pay-scale.ts'
import { lineAbove } from '../../ui/styles/borders.ts'
import { focusRing } from '../../ui/styles/focus.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { PayAxis, PayKey } from './PayKey.tsx'
import { usePartName } from './part-name.ts'
import { usePayWords } from './pay-words.ts'
import { usePeopleWords } from './people-words.ts'

/** The columns of names, the track, and amounts. */
export const payColumns = 'minmax(136px, 3fr) minmax(0, 4fr) 112px'

const useStyles = makeStyles({
  row: {
    ...lineAbove,
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    // On phones the track is below the name and the amount.
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '20px',
    alignItems: 'center',
    paddingBlock: '12px',
    [media.tablet]: { gridTemplateColumns: payColumns },
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  leads: { ':hover': { backgroundColor: paint.brandTint } },
  label: { display: 'grid', minWidth: 0 },
  link: {
    color: 'inherit',
    borderRadius: '4px',
    // The link covers the whole row, also what is drawn in it.
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '4px' },
    ':focus-visible': focusRing,
  },
  track: { gridColumn: '1 / -1', gridRow: '2', [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
  value: {
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    [media.zoomed]: { whiteSpace: 'normal' },
  },
  amount: { fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 700 },
  widerAmount: { fontWeight: 400 },
  word: { fontSize: '0.875rem', fontWeight: 400 },
  step: { fontWeight: 600, color: paint.good },
  axis: { display: 'grid', [media.tablet]: { gridTemplateColumns: payColumns, columnGap: '20px' } },
  ticks: { [media.tablet]: { gridColumn: '2' } },
  key: { marginBlockStart: '12px' },
})

/** One row: some pay under its name; or, of a part without pay of its own, that of a wider crowd. */
export type PayRow = Omit<PayPart, 'people'> &
  Pick<PayFigures, 'leans'> & {
    people?: PayPart['people'] | undefined
    /** Whether the pay is that of a wider crowd, which `note` names. */
    wider?: boolean
    /** The line under the name, in place of the number of people. */
    note?: string
  }

/**
 * The reader's position: the row they belong to (all rows if there is none), what they earn, and the words beside their
 * mark.
 */
export type ReaderMark = { id?: string; amount: number; words: string }

interface PayRowsProps {
  rows: readonly PayRow[]
  you?: ReaderMark | undefined
  /** Returns the address a part links to; undefined for the current one. */
  hrefOf?: (row: PayRow) => string | undefined
  /** Returns what a part adds to the one above it, in words. */
  stepOf?: (row: PayRow) => string | undefined
}

/** Parts on one scale: for each about how much it is, how far off that may be, and the middle half of people. */
export function PayRows({ rows, you, hrefOf, stepOf }: PayRowsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const translateName = usePartName()
  const { people } = usePeopleWords()
  const words = usePayWords()
  const shown = you && (you.id === undefined || rows.some(({ id }) => id === you.id)) ? you : undefined
  const hasHalf = ({ p25, p75 }: PayRow) => p25 !== null && p75 !== null
  const scale = computeScale([
    ...rows.flatMap(({ lower, upper, p25, p75 }) => [lower, upper, p25 ?? lower, p75 ?? upper]),
    ...(shown ? [shown.amount] : []),
  ])
  return (
    <div className={text.number}>
      <ol>
        {rows.map((row) => {
          const href = hrefOf?.(row)
          const name = translateName(row)
          const note = row.note ?? (row.people === undefined ? undefined : people(row.people))
          return (
            <li key={row.id} className={mergeClasses(styles.row, href && styles.leads)}>
              <div className={styles.label}>
                <b className={text.strong}>
                  {href ? (
                    <Link href={href} className={styles.link}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </b>
                {note && <span className={mergeClasses(text.s13, text.faint)}>{note}</span>}
              </div>
              <span className={styles.track} role="img" aria-label={words.sentence(name, row)}>
                <PayTrack
                  pay={row}
                  scale={scale}
                  wider={row.wider}
                  you={shown && (shown.id ?? row.id) === row.id ? shown.amount : undefined}
                />
              </span>
              <span className={styles.value}>
                <span className={mergeClasses(styles.amount, row.wider && styles.widerAmount)}>
                  <span className={mergeClasses(styles.word, text.muted)}>{t('row.about')}</span>{' '}
                  {format.number(computeAbout(row).about)}
                </span>
                <span className={mergeClasses(text.s12, text.faint)}>{words.within(row)}</span>
                {stepOf?.(row) && <small className={mergeClasses(text.s12, styles.step)}>{stepOf(row)}</small>}
              </span>
            </li>
          )
        })}
      </ol>
      <div className={styles.axis}>
        <PayAxis scale={scale} className={styles.ticks} />
      </div>
      <div className={styles.key}>
        <PayKey
          half={rows.some((row) => hasHalf(row) && !row.wider)}
          wider={
            rows.some(({ wider }) => wider)
              ? rows.some((row) => row.wider && hasHalf(row))
                ? 'half'
                : 'dot'
              : undefined
          }
          you={shown?.words}
        />
      </div>
    </div>
  )
}
