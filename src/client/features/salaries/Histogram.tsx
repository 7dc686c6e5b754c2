import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PayBar } from '../../../contract/companies/salaries.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'
import { barRange, inThousands } from './pay-figures.ts'

const useStyles = makeStyles({
  bars: {
    display: 'flex',
    gap: '4px',
    alignItems: 'end',
    height: '184px',
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

/** How many people earn what; bars carry their counts, low pay first. */
export function Histogram({ bars }: { bars: readonly PayBar[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['salaries', 'common'])
  const { format } = useLanguage()
  const most = Math.max(...bars.map(({ people }) => people))
  const label = ({ from, to }: PayBar) => {
    if (from === null) return t('under', { amount: inThousands(to ?? 0, format) })
    if (to === null) return t('over', { amount: inThousands(from, format) })
    return inThousands(from, format)
  }
  const words = (bar: PayBar) =>
    `${barRange(bar, t, format)}: ${t('people', { ns: 'common', count: bar.people, number: format.number(bar.people) })}`
  return (
    <figure className={text.number}>
      <h3 className={text.h14}>{t('histogram')}</h3>
      <ol className={styles.bars}>
        {bars.map((bar) => (
          <li key={String(bar.from)} title={words(bar)}>
            <span className={styles.count}>{format.number(bar.people)}</span>
            <span
              className={mergeClasses(styles.bar, bar.people === most && styles.most)}
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
