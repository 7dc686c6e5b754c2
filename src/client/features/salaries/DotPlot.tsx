import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { styleInContrast } from '../../ui/styles/contrast.ts'
import { focusRing } from '../../ui/styles/focus.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { computePlace, type DotColumn, type Dots } from './dots.ts'
import { formatBarRange, formatThousands } from './pay-figures.ts'

const dot = { width: '18px', height: '18px', borderRadius: '50%', flexShrink: 0 } as const

const useStyles = makeStyles({
  // Room for two rows of chips above the dots, with or without the second: nothing shifts when it appears.
  plot: { position: 'relative', paddingBlockStart: '60px', marginBlockStart: '8px' },
  columns: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'stretch',
    minHeight: '120px',
    borderBlockEndWidth: '2px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    '& > li': { display: 'grid', minWidth: 0 },
  },
  column: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'center',
    gap: '3px',
    minWidth: 0,
    padding: '4px 0',
    border: 'none',
    borderRadius: '6px 6px 0 0',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':focus-visible': focusRing,
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground3 },
  dot: { ...dot, ...styleInContrast(paint.dataSoft), [media.zoomed]: { width: '10px', height: '10px' } },
  middle: { ...styleInContrast(paint.dataStrong) },
  axis: { position: 'relative', height: '20px', fontSize: '0.75rem', lineHeight: '1.25rem' },
  // Zero width, so that its label is centred on its position in either direction.
  edge: { position: 'absolute', width: 0, display: 'flex', justifyContent: 'center' },
  line: {
    position: 'absolute',
    insetBlock: '22px 20px',
    width: 0,
    pointerEvents: 'none',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'dashed',
    borderInlineStartColor: tokens.colorNeutralForeground2,
  },
  yourLine: {
    insetBlockStart: '52px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: paint.starEdge,
  },
  chips: { position: 'absolute', insetInline: 0, insetBlockStart: 0, display: 'grid', pointerEvents: 'none' },
  yourChips: { insetBlockStart: '30px' },
  chip: {
    gridColumn: '2',
    paddingInline: '9px',
    borderRadius: '11px',
    fontSize: '0.75rem',
    lineHeight: '1.375rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}`,
    [media.zoomed]: { whiteSpace: 'normal' },
  },
  yourChip: { fontWeight: 700, color: '#10212B', boxShadow: 'none', ...styleInContrast(paint.dataYou) },
  said: { textAlign: 'center', marginBlockStart: '4px' },
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    marginBlockStart: '8px',
    '& > span': { display: 'inline-flex', gap: '6px', alignItems: 'center' },
  },
  sample: { ...dot, width: '10px', height: '10px', ...styleInContrast(paint.dataSoft) },
  you: {
    ...dot,
    width: '10px',
    height: '10px',
    borderRadius: '2px',
    rotate: '45deg',
    ...styleInContrast(paint.dataYou),
  },
})

interface DotPlotProps {
  dots: Dots
  median: number | null
  /** The amount of the person's own pay, and the words on its chip. */
  you?: { amount: number; words: string } | undefined
}

/**
 * The distribution of pay: each dot stands for a number of people, the middle half in a strong colour, the median a
 * dashed line. The words of a column show below it as soon as someone points at it, focuses it with the keyboard, or
 * presses it; at first those of the column with most people.
 */
export function DotPlot({ dots, median, you }: DotPlotProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['salaries', 'common'])
  const { format } = useLanguage()
  const formatPeople = (count: number) => t('people', { ns: 'common', count, number: format.number(count) })
  const { columns, width, people } = dots
  const heights = columns.map(({ dots: parts }) => parts.reduce((sum, one) => sum + one, 0))
  const [pointed, point] = useState<number>()
  const shown = pointed ?? heights.indexOf(Math.max(...heights))
  const describeColumn = (column: DotColumn, height: number) => {
    const range = formatBarRange(column, t, format)
    const count = height * people
    return count === 0 ? t('dots.few', { range }) : t('dots.column', { range, people: formatPeople(count) })
  }
  return (
    <>
      <div className={mergeClasses(styles.plot, text.number)}>
        <ol className={styles.columns} onMouseLeave={() => point(undefined)}>
          {columns.map((column, at) => (
            <li key={column.to ?? 'end'}>
              <button
                type="button"
                className={mergeClasses(styles.column, pointed === at && styles.chosen)}
                aria-label={describeColumn(column, heights[at]!)}
                onMouseEnter={() => point(at)}
                onFocus={() => point(at)}
                onClick={() => point(at)}
              >
                {column.dots.map((count, part) =>
                  [...Array(count).keys()].map((place) => (
                    <i key={place} className={mergeClasses(styles.dot, part === 1 && styles.middle)} />
                  )),
                )}
              </button>
            </li>
          ))}
        </ol>
        <div className={mergeClasses(styles.axis, text.faint)} aria-hidden="true">
          {columns.slice(1).map(({ from }, at) => (
            <span
              key={from}
              className={styles.edge}
              style={{ insetInlineStart: `${((at + 1) / columns.length) * 100}%` }}
            >
              {formatThousands(from!, format)}
            </span>
          ))}
        </div>
        {median !== null && (
          <Mark at={computePlace(dots, median)} words={t('dots.median', { amount: format.number(median) })} />
        )}
        {you && <Mark at={computePlace(dots, you.amount)} words={you.words} yours />}
      </div>
      <p className={mergeClasses(text.s13, text.strong, styles.said)}>
        {describeColumn(columns[shown]!, heights[shown]!)}
      </p>
      <p className={mergeClasses(text.s12, text.faint, styles.said)}>
        {width > 0 ? t('dots.unit', { width: format.money(width) }) : t('thousands')}
      </p>
      <div className={mergeClasses(text.s12, text.muted, styles.key)}>
        <span>
          <i className={mergeClasses(styles.sample, styles.middle)} />
          {t('dots.middle', { people: formatPeople(people) })}
        </span>
        <span>
          <i className={styles.sample} />
          {t('dots.rest')}
        </span>
        {you && (
          <span>
            <i className={styles.you} />
            {t('dots.you')}
          </span>
        )}
      </div>
    </>
  )
}

/** A line through the dots with its chip above, which stays inside the picture. */
function Mark({ at, words, yours }: { at: number; words: string; yours?: boolean }) {
  const styles = useStyles()
  return (
    <>
      <span
        className={mergeClasses(styles.line, yours && styles.yourLine)}
        style={{ insetInlineStart: `${at * 100}%` }}
      />
      <span
        className={mergeClasses(styles.chips, yours && styles.yourChips)}
        style={{ gridTemplateColumns: `minmax(0, ${at}fr) auto minmax(0, ${1 - at}fr)` }}
      >
        <span className={mergeClasses(styles.chip, yours && styles.yourChip)}>{words}</span>
      </span>
    </>
  )
}
