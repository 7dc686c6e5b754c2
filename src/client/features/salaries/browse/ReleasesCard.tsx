import { useTranslation } from 'react-i18next'
import type { ReleasedPay } from '../../../../contract/salaries/browse.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../../ui/charts/DataTable.tsx'
import { RangeRows } from '../RangeRows.tsx'
import { listPeriods } from './released-periods.ts'

/**
 * What releases of open data have said of a job title: by year, or by month before the second year. Nothing before the
 * second release: one number is no trend.
 */
export function ReleasesCard({ releases }: { releases: readonly ReleasedPay[] }) {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const { by, periods } = listPeriods(releases)
  const [last, first] = [periods[0], periods.at(-1)]
  if (!last || !first || periods.length < 2) return null
  const rows = periods.map(({ period, ...pay }) => ({ id: period, name: format.month(period), ...pay }))
  const formatMedian = ({ median, lower, upper }: Pick<ReleasedPay, 'median' | 'lower' | 'upper'>) =>
    median === null ? t('range', { from: format.number(lower), to: format.number(upper) }) : format.number(median)
  return (
    <ChartCard
      title={
        first.median === null || last.median === null
          ? t('released.title')
          : t('released.titleMedian', {
              ...{ before: format.number(first.median), first: format.month(first.period) },
              ...{ after: format.number(last.median), last: format.month(last.period) },
            })
      }
      basis={t(`released.${by}`)}
      chart={<RangeRows rows={rows} />}
      table={
        <DataTable
          head={[t(`released.column.${by}`), t('column.people'), t('column.median')]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [row.name, format.atLeast(row.people), formatMedian(row)],
          }))}
        />
      }
      note={t('released.note')}
    />
  )
}
