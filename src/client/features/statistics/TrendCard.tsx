import { useTranslation } from 'react-i18next'
import { getStatistics } from '../../../contract/statistics/people.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ChartSkeleton } from '../../ui/ReadFrame.tsx'
import { hasTrend, partsOfQuarter, quartersShown, trendFinding } from './trend-figures.ts'

/** A star is the lowest rating there is, so the columns begin at one. */
const heightOf = (average: number) => 0.04 + (0.96 * (average - 1)) / 4

/** The average rating of each quarter. Nothing where there are too few ratings to compare. */
export default function TrendCard({ id }: { id: number }) {
  const { t } = useTranslation(['statistics', 'common'])
  const { format } = useLanguage()
  const { data, state } = useQuery(getStatistics, { params: { id } })
  if (state === 'loading') return <ChartSkeleton />
  // What did not load is said beside, where the same answer is shown.
  if (!data || !hasTrend(data.trend)) return null
  const { trend } = data
  const found = trendFinding(trend)
  const ratingsOf = (count: number) => t('ratings', { ns: 'common', count, number: format.number(count) })
  const nameOf = (quarter: string) => {
    const { number, year } = partsOfQuarter(quarter)
    return t(`quarters.${number}`, { year })
  }
  const shown = trend.slice(-quartersShown)
  return (
    <ChartCard
      title={
        found
          ? t(`trend.${found.kind}`, { now: format.rating(found.now), before: format.rating(found.before) })
          : t('trend.plain')
      }
      basis={t('trend.basis', { ratings: ratingsOf(trend.reduce((sum, { ratings }) => sum + ratings, 0)) })}
      chart={
        <Columns
          columns={shown.map(({ quarter, ratings, average }, place) => {
            const { year, number } = partsOfQuarter(quarter)
            const starts = place === 0 || year !== partsOfQuarter(shown[place - 1]!.quarter).year
            return {
              key: quarter,
              value: format.rating(average),
              share: heightOf(average),
              strong: place === shown.length - 1,
              words: t('trend.bar', {
                quarter: nameOf(quarter),
                average: format.rating(average),
                ratings: ratingsOf(ratings),
              }),
              label: (
                <>
                  {t(`quartersShort.${number}`)}
                  <br />
                  {starts && <b>{format.digits(year)}</b>}
                </>
              ),
            }
          })}
        />
      }
      table={
        <DataTable
          head={[t('column.quarter'), t('column.ratings'), t('column.average')]}
          rows={[...trend].reverse().map(({ quarter, ratings, average }) => ({
            key: quarter,
            cells: [nameOf(quarter), format.number(ratings), format.rating(average)],
          }))}
        />
      }
    />
  )
}
