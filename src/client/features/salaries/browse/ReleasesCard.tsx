import { useTranslation } from 'react-i18next'
import type { ReleasedPay } from '../../../../contract/salaries/browse.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../../ui/charts/DataTable.tsx'
import { PayRows } from '../PayRows.tsx'
import { usePayWords } from '../pay-words.ts'
import { listPeriods } from './released-periods.ts'

/**
 * What releases of open data have said of a job title: by year, or by month before the second year. Nothing before the
 * second release: one number is no trend.
 */
export function ReleasesCard({ releases }: { releases: readonly ReleasedPay[] }) {
  const { t } = useTranslation('salaries')
  const { format } = useLanguage()
  const words = usePayWords()
  const { by, periods } = listPeriods(releases)
  const [last, first] = [periods[0], periods.at(-1)]
  if (!last || !first || periods.length < 2) return null
  const rows = periods.map(({ period, ...pay }) => ({ id: period, name: format.month(period), ...pay }))
  return (
    <ChartCard
      title={
        first.upper < last.lower || last.upper < first.lower
          ? t('released.titleMedian', {
              ...{ before: words.aboutNumber(first), first: format.month(first.period) },
              ...{ after: words.aboutNumber(last), last: format.month(last.period) },
            })
          : t('released.title')
      }
      basis={t(`released.${by}`)}
      chart={<PayRows rows={rows} />}
      table={
        <DataTable
          head={[t(`released.column.${by}`), t('column.people'), t('column.median'), t('row.sure')]}
          rows={rows.map((row) => ({
            key: row.id,
            cells: [row.name, format.atLeast(row.people), words.aboutNumber(row), words.within(row)],
          }))}
        />
      }
      note={t('released.note')}
    />
  )
}
