import { useTranslation } from 'react-i18next'
import type { MonthRating } from '../../../contract/employers/analytics.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Columns } from '../../ui/charts/Columns.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { listLastMonths } from './month-figures.ts'

/** How many reviews each month had; the table also has their average rating. */
export function MonthsCard({ months }: { months: readonly MonthRating[] }) {
  const { t } = useTranslation(['employers', 'common'])
  const { format } = useLanguage()
  const shown = listLastMonths(months)
  const formatReviews = (count: number) => t('reviews', { ns: 'common', count, number: format.number(count) })
  const total = shown.reduce((sum, { ratings }) => sum + ratings, 0)
  const most = Math.max(1, ...shown.map(({ ratings }) => ratings))
  if (shown.length === 0) return null
  return (
    <ChartCard
      title={t('months.title', { reviews: formatReviews(total) })}
      basis={t('months.basis')}
      chart={
        <Columns
          columns={shown.map(({ month, ratings }, place) => ({
            key: month,
            value: ratings === 0 ? '' : format.number(ratings),
            share: ratings / most,
            strong: place === shown.length - 1,
            words: t('months.bar', { month: format.month(month), reviews: formatReviews(ratings) }),
            label: (
              <>
                {format.number(Number(month.slice(5)))}
                <br />
                {(place === 0 || month.endsWith('-01')) && <b>{month.slice(0, 4)}</b>}
              </>
            ),
          }))}
        />
      }
      table={
        <DataTable
          head={[t('months.month'), t('months.reviews'), t('months.average')]}
          rows={[...months].reverse().map(({ month, ratings, average }) => ({
            key: month,
            cells: [format.month(month), format.number(ratings), format.rating(average)],
          }))}
        />
      }
    />
  )
}
