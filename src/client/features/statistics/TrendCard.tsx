import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Rating } from '../../../contract/companies/companies.schema.ts'
import { getStatistics } from '../../../contract/statistics/people.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { Columns } from '../../ui/charts/Columns.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { ChartSkeleton } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { describeBesideAllTime, describeTrend, getQuarterParts, hasTrend, quartersShown } from './trend-figures.ts'

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    marginBlockEnd: '20px',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
  },
})

/** Returns the height of a column, 0..1: one star is the lowest rating there is, so the axis begins at one. */
const computeHeight = (average: number) => 0.04 + (0.96 * (average - 1)) / 4

type TrendCardProps = {
  id: number
  /** The company's rating of all time, where the last year is to be compared with it. */
  allTime?: Pick<Rating, 'average' | 'lower' | 'upper' | 'count'>
}

/**
 * The rating of the last twelve months compared with that of all time, and of each quarter. Nothing where there are too
 * few ratings to compare.
 */
export default function TrendCard({ id, allTime }: TrendCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['statistics', 'common'])
  const { format } = useLanguage()
  const { data, state } = useQuery(getStatistics, { params: { id } })
  if (state === 'loading') return <ChartSkeleton />
  // The failure is shown in the card beside it, which shows the same response.
  if (!data || !hasTrend(data.trend)) return null
  const { trend, lastYear } = data
  const yearBeside = allTime && describeBesideAllTime(lastYear, allTime)
  const found = describeTrend(trend)
  const formatRatings = (count: number) => t('ratings', { ns: 'common', count, number: format.number(count) })
  const formatQuarter = (quarter: string) => {
    const { number, year } = getQuarterParts(quarter)
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
      basis={t('trend.basis', { ratings: formatRatings(trend.reduce((sum, { ratings }) => sum + ratings, 0)) })}
      chart={
        <>
          {yearBeside && lastYear && (
            <dl className={styles.beside}>
              {[
                { name: t('trend.lastYear', { month: format.month(lastYear.last_month) }), ...yearBeside.year },
                { name: t('trend.allTime'), ...yearBeside.all },
              ].map(({ name, average, lower, upper, count }) => (
                <div key={name}>
                  <dt className={mergeClasses(text.s13, text.muted)}>{name}</dt>
                  <dd>
                    <b className={mergeClasses(text.h20, text.number)}>{format.rating(average)}</b>{' '}
                    <span className={mergeClasses(text.s13, text.faint)}>
                      {t('trend.likely', { lower: format.rating(lower), upper: format.rating(upper) })} ·{' '}
                      {formatRatings(count)}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Columns
            columns={shown.map(({ quarter, ratings, average }, place) => {
              const { year, number } = getQuarterParts(quarter)
              const starts = place === 0 || year !== getQuarterParts(shown[place - 1]!.quarter).year
              return {
                key: quarter,
                value: format.rating(average),
                share: computeHeight(average),
                strong: place === shown.length - 1,
                words: t('trend.bar', {
                  quarter: formatQuarter(quarter),
                  average: format.rating(average),
                  ratings: formatRatings(ratings),
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
        </>
      }
      table={
        <DataTable
          head={[t('column.quarter'), t('column.ratings'), t('column.average')]}
          rows={[...trend].reverse().map(({ quarter, ratings, average }) => ({
            key: quarter,
            cells: [formatQuarter(quarter), format.number(ratings), format.rating(average)],
          }))}
        />
      }
    />
  )
}
