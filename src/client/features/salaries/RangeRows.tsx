import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayOfLevel } from '../../../contract/companies/salaries.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'
import { inThousands, scaleEnd } from './pay-figures.ts'

const columns = '136px minmax(0, 1fr) 64px'

const useStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    marginBlockEnd: '12px',
    color: tokens.colorNeutralForeground2,
    '& > span': { display: 'inline-flex', gap: '8px', alignItems: 'center' },
  },
  keyHalf: { width: '24px', height: '12px', borderRadius: '6px', backgroundColor: paint.dataSoft },
  keyMedian: { width: '4px', height: '16px', borderRadius: '2px', backgroundColor: paint.dataStrong },
  row: {
    ...lineAbove,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    alignItems: 'center',
    paddingBlock: '10px',
    [media.tablet]: { gridTemplateColumns: columns },
  },
  label: { display: 'flex', gap: '8px', alignItems: 'baseline', [media.tablet]: { display: 'grid', gap: 0 } },
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
    backgroundColor: paint.dataSoft,
  },
  median: {
    position: 'absolute',
    insetBlockStart: '4px',
    width: '4px',
    height: '20px',
    marginInlineStart: '-2px',
    borderRadius: '2px',
    backgroundColor: paint.dataStrong,
  },
  value: { fontWeight: 700, textAlign: 'end' },
  axis: { display: 'grid', [media.tablet]: { gridTemplateColumns: columns, columnGap: '16px' } },
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

/** Job levels on one scale from 0: the bar is the middle half, the mark the median (mocks: chart card, range rows). */
export function RangeRows({ levels }: { levels: readonly PayOfLevel[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['salaries', 'common'])
  const { format } = useLanguage()
  const end = scaleEnd(levels.map(({ high }) => high))
  const at = (riyals: number) => `${(riyals / end) * 100}%`
  return (
    <div className={text.number}>
      <div className={mergeClasses(text.s13, styles.key)}>
        <span>
          <i className={styles.keyHalf} />
          {t('levels.middle')}
        </span>
        <span>
          <i className={styles.keyMedian} />
          {t('levels.median')}
        </span>
      </div>
      <ol>
        {levels.map(({ id, name, people, median, low, high }) => (
          <li key={id} className={styles.row}>
            <div className={styles.label}>
              <b className={text.strong}>{name}</b>
              <span className={mergeClasses(text.s12, text.faint)}>
                {t('people', { ns: 'common', count: people, number: format.number(people) })}
              </span>
            </div>
            <div
              className={styles.track}
              role="img"
              aria-label={t('between', { from: format.money(low), to: format.money(high) })}
            >
              {quarters.map((quarter) => (
                <i key={quarter} className={styles.tick} style={{ insetInlineStart: `${quarter * 100}%` }} />
              ))}
              <i className={styles.half} style={{ insetInlineStart: at(low), width: at(high - low) }} />
              <i className={styles.median} style={{ insetInlineStart: at(median) }} />
            </div>
            <span className={styles.value}>{format.number(median)}</span>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        <div className={styles.ticks} aria-hidden="true">
          {quarters.map((quarter) => (
            <span key={quarter}>{inThousands(quarter * end, format)}</span>
          ))}
        </div>
        <p className={mergeClasses(text.s12, text.faint, styles.unit)}>{t('thousands')}</p>
      </div>
    </div>
  )
}
