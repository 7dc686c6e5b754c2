import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayBar } from '../../../contract/salaries/pay.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'
import { barRange, inThousands } from './pay-figures.ts'
import { usePeopleWords } from './people-words.ts'

const useStyles = makeStyles({
  bars: {
    display: 'flex',
    gap: '4px',
    alignItems: 'end',
    height: '204px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke1,
    '& > li': {
      flex: '1 1 0',
      minWidth: 0,
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'end',
    },
  },
  count: { fontSize: '12px', lineHeight: '20px', textAlign: 'center', color: tokens.colorNeutralForeground3 },
  you: {
    alignSelf: 'center',
    paddingInline: '8px',
    borderRadius: '999px',
    fontSize: '12px',
    lineHeight: '20px',
    backgroundColor: paint.dataYou,
    color: '#10212B',
  },
  bar: { borderRadius: '4px 4px 0 0', backgroundColor: paint.dataSoft },
  most: { backgroundColor: paint.dataStrong },
  axis: {
    display: 'flex',
    gap: '4px',
    marginBlockStart: '6px',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    '& > span': { flex: '1 1 0', minWidth: 0 },
  },
  unit: { textAlign: 'center' },
})

const tallest = 152

interface HistogramProps {
  bars: readonly PayBar[]
  title?: string
  /** The reader's own pay and the word on its bar. */
  you?: { amount: number; words: string }
}

/** How many people earn what; bars carry their counts, low pay first. */
export function Histogram({ bars, title, you }: HistogramProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { people } = usePeopleWords()
  const most = Math.max(...bars.map(({ people }) => people))
  const label = ({ from, to }: PayBar) => {
    if (from === null) return t('under', { amount: inThousands(to ?? 0, format) })
    if (to === null) return t('over', { amount: inThousands(from, format) })
    return inThousands(from, format)
  }
  const words = (bar: PayBar) => `${barRange(bar, t, format)}: ${people(bar.people)}`
  const yours = ({ from, to }: PayBar) =>
    you !== undefined && you.amount >= (from ?? 0) && you.amount < (to ?? Infinity)
  const strong = (bar: PayBar) => (you ? yours(bar) : bar.people === most)
  return (
    <figure className={text.number}>
      <h3 className={text.h14}>{title ?? t('histogram')}</h3>
      <ol className={styles.bars}>
        {bars.map((bar) => (
          <li key={String(bar.from)} title={words(bar)}>
            {yours(bar) && <b className={styles.you}>{you?.words}</b>}
            <span className={styles.count}>{format.atLeast(bar.people)}</span>
            <span
              className={mergeClasses(styles.bar, strong(bar) && styles.most)}
              style={{ height: `${(bar.people / most) * tallest}px` }}
            />
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden="true">
        {bars.map((bar) => (
          <span key={String(bar.from)}>{label(bar)}</span>
        ))}
      </div>
      <p className={mergeClasses(text.s12, text.faint, styles.unit)}>{t('thousands')}</p>
    </figure>
  )
}
