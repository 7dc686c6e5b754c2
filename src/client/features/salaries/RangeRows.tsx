import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayPart } from '../../../contract/salaries/pay.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { styleInContrast } from '../../ui/styles/contrast.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { usePartName } from './part-name.ts'
import { computeScaleEnd, formatThousands } from './pay-figures.ts'
import { usePeopleWords } from './people-words.ts'

/**
 * The columns of names, the scale, and amounts: wide enough for a range in Arabic, which has two words more than in
 * English.
 */
export const rangeColumns = '136px minmax(0, 1fr) 112px'

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    marginBlockEnd: '12px',
    color: tokens.colorNeutralForeground2,
    '& > span': { display: 'inline-flex', gap: '8px', alignItems: 'center' },
  },
  keyHalf: { width: '24px', height: '12px', borderRadius: '6px', ...styleInContrast(paint.dataSoft) },
  keyMedian: { width: '4px', height: '16px', borderRadius: '2px', ...styleInContrast(paint.dataStrong) },
  row: {
    ...lineAbove,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'center',
    paddingBlock: '10px',
    [media.tablet]: { gridTemplateColumns: rangeColumns },
  },
  label: {
    // Inline with the name, so that the count follows its last word wherever that wraps.
    '& > b': { marginInlineEnd: '8px', [media.tablet]: { marginInlineEnd: 0 } },
    '& > span': { display: 'inline-block' },
    [media.tablet]: { display: 'grid' },
  },
  track: {
    position: 'relative',
    height: '28px',
    gridColumn: '1 / -1',
    gridRow: '2',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '13px',
      height: '2px',
      backgroundColor: paint.dataTrack,
    },
    [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' },
  },
  tick: { position: 'absolute', insetBlock: '4px', width: '1px', backgroundColor: tokens.colorNeutralStroke2 },
  half: {
    position: 'absolute',
    insetBlockStart: '8px',
    height: '12px',
    minWidth: '12px',
    borderRadius: '6px',
    ...styleInContrast(paint.dataSoft),
  },
  median: {
    position: 'absolute',
    insetBlockStart: '4px',
    width: '4px',
    height: '20px',
    marginInlineStart: '-2px',
    borderRadius: '2px',
    ...styleInContrast(paint.dataStrong),
  },
  you: {
    position: 'absolute',
    insetBlockStart: '7px',
    width: '14px',
    height: '14px',
    marginInlineStart: '-7px',
    borderRadius: '3px',
    rotate: '45deg',
    border: `2px solid ${tokens.colorNeutralForeground1}`,
    ...styleInContrast(paint.dataYou),
  },
  keyYou: {
    width: '12px',
    height: '12px',
    borderRadius: '3px',
    rotate: '45deg',
    border: `2px solid ${tokens.colorNeutralForeground1}`,
    ...styleInContrast(paint.dataYou),
  },
  value: { fontWeight: 700, textAlign: 'end', whiteSpace: 'nowrap', [media.zoomed]: { whiteSpace: 'normal' } },
  step: { display: 'block', fontWeight: 600, color: paint.good },
  axis: { display: 'grid', [media.tablet]: { gridTemplateColumns: rangeColumns, columnGap: '16px' } },
  ticks: {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    [media.tablet]: { gridColumn: '2' },
  },
  unit: { textAlign: 'center', [media.tablet]: { gridColumn: '2' } },
})

const quarters = [0, 0.25, 0.5, 0.75, 1]

/**
 * The reader's position: the row they belong to (all rows if there is none), what they earn, and the words beside their
 * mark.
 */
export type ReaderMark = { id?: string; amount: number; words: string }

interface RangeRowsProps {
  rows: readonly PayPart[]
  you?: ReaderMark
  /** Returns the address a part links to; undefined for the current one. */
  hrefOf?: (row: PayPart) => string | undefined
  /** Returns what a part adds to the one above it, in words. */
  stepOf?: (row: PayPart) => string | undefined
}

/** Parts on one scale from 0: the bar is the middle half, the mark the median. */
export function RangeRows({ rows, you, hrefOf, stepOf }: RangeRowsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const translateName = usePartName()
  const { people } = usePeopleWords()
  const shown = you && (you.id === undefined || rows.some(({ id }) => id === you.id)) ? you : undefined
  const end = computeScaleEnd([...rows.map(({ p75, median, upper }) => p75 ?? median ?? upper), shown?.amount ?? 0])
  const scaleToPercent = (riyals: number) => `${(riyals / end) * 100}%`
  return (
    <div className={text.number}>
      <div className={mergeClasses(text.s13, styles.key)}>
        {rows.some(({ p25, p75 }) => p25 !== null && p75 !== null) && (
          <span>
            <i className={styles.keyHalf} />
            {t('middle')}
          </span>
        )}
        <span>
          <i className={styles.keyMedian} />
          {rows.every(({ median }) => median !== null) ? t('column.median') : t('likely')}
        </span>
        {shown && (
          <span>
            <i className={styles.keyYou} />
            {shown.words}
          </span>
        )}
      </div>
      <ol>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <div className={styles.label}>
              <b className={text.strong}>
                <RowName href={hrefOf?.(row)}>{translateName(row)}</RowName>
              </b>
              <span className={mergeClasses(text.s12, text.faint)}>{people(row.people)}</span>
            </div>
            <div
              className={styles.track}
              role="img"
              aria-label={
                row.p25 === null || row.p75 === null
                  ? `${t('column.median')}: ${row.median === null ? t('range', format.moneyRange(row.lower, row.upper)) : format.money(row.median)}`
                  : t('between', format.moneyRange(row.p25, row.p75))
              }
            >
              {quarters.map((quarter) => (
                <i key={quarter} className={styles.tick} style={{ insetInlineStart: `${quarter * 100}%` }} />
              ))}
              {row.p25 !== null && row.p75 !== null && (
                <i
                  className={styles.half}
                  style={{ insetInlineStart: scaleToPercent(row.p25), width: scaleToPercent(row.p75 - row.p25) }}
                />
              )}
              {row.median === null && (
                <i
                  className={styles.median}
                  style={{ insetInlineStart: scaleToPercent(row.lower), width: scaleToPercent(row.upper - row.lower) }}
                />
              )}
              {row.median !== null && (
                <i className={styles.median} style={{ insetInlineStart: scaleToPercent(row.median) }} />
              )}
              {shown && (shown.id ?? row.id) === row.id && (
                <i className={styles.you} style={{ insetInlineStart: scaleToPercent(shown.amount) }} />
              )}
            </div>
            <span className={styles.value}>
              {row.median === null
                ? t('range', { from: formatThousands(row.lower, format), to: formatThousands(row.upper, format) })
                : format.number(row.median)}
              {stepOf?.(row) && <small className={mergeClasses(text.s12, styles.step)}>{stepOf(row)}</small>}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        <div className={styles.ticks} aria-hidden="true">
          {quarters.map((quarter) => (
            <span key={quarter}>{formatThousands(quarter * end, format)}</span>
          ))}
        </div>
        <p className={mergeClasses(text.s12, text.faint, styles.unit)}>{t('thousands')}</p>
      </div>
    </div>
  )
}

function RowName({ href, children }: { href: string | undefined; children: string }) {
  return href ? (
    <TextLink href={href} inText>
      {children}
    </TextLink>
  ) : (
    children
  )
}
