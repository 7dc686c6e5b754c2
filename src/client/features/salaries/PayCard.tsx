import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pay, PayBar } from '../../../contract/companies/salaries.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import { Histogram } from './Histogram.tsx'
import { barRange } from './pay-figures.ts'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '40px' },
  },
})

/** What everybody earns: the median, the middle half as the finding, and the histogram or its table. */
export function PayCard({ pay, bars }: { pay: Pay; bars: readonly PayBar[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { people, median, low, high } = pay
  const salaries = t('salaries', { count: people, number: format.number(people) })
  const around = (part: ReactNode) => (
    <div className={styles.body}>
      <div>
        <h3 className={mergeClasses(text.s13, text.muted)}>{t('median')}</h3>
        <p className={mergeClasses(text.h28, text.number)}>{format.money(median)}</p>
        <p className={mergeClasses(text.s13, text.faint)}>{t('half')}</p>
      </div>
      {bars.length > 0 ? part : <p className={mergeClasses(text.s13, text.muted)}>{t('fewBars')}</p>}
    </div>
  )
  return (
    <ChartCard
      title={t('title', { low: format.money(low), high: format.money(high) })}
      basis={t('basis', { salaries })}
      view={t('view')}
      chart={around(<Histogram bars={bars} />)}
      table={around(
        <DataTable
          head={[t('column.pay'), t('column.people')]}
          rows={bars.map((bar) => ({
            key: String(bar.from),
            cells: [barRange(bar, t, format), format.number(bar.people)],
          }))}
        />,
      )}
    />
  )
}
