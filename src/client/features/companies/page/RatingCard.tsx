import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Star24Regular } from '@fluentui/react-icons/svg/star'
import { useTranslation } from 'react-i18next'
import type { Rating } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Bar } from '../../../ui/charts/Bar.tsx'
import { ChartCard } from '../../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../../ui/charts/DataTable.tsx'
import { useShare } from '../../../ui/charts/use-share.ts'
import { OneStar } from '../../../ui/Stars.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { IntervalFigure } from './IntervalFigure.tsx'
import { buildStarRows, describeRating } from './rating-figures.ts'

const useStyles = makeStyles({
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    [media.tablet]: { gridTemplateColumns: '176px minmax(0, 1fr)', gap: '40px', alignItems: 'center' },
  },
  rows: {
    display: 'grid',
    gap: '10px',
    '& > li': { display: 'grid', gridTemplateColumns: '32px 1fr 40px 40px', gap: '10px', alignItems: 'center' },
    [media.zoomed]: { '& > li': { gridTemplateColumns: '24px minmax(0, 1fr) auto auto', gap: '6px' } },
  },
  stars: { display: 'flex', gap: '4px', alignItems: 'center', fontWeight: 600 },
  share: { textAlign: 'end', fontWeight: 600 },
  count: { textAlign: 'end', fontSize: '0.8125rem', color: tokens.colorNeutralForeground3 },
})

/** The card of the rating: its finding, its basis, how certain it is, and the distribution or its table. */
export function RatingCard({ rating }: { rating: Rating }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const formatShare = useShare()
  const { count, average, lower, upper, first_month: first, last_month: last } = rating
  if (count === 0 || average === null)
    return <StateCard icon={<Star24Regular />} title={t('rating.empty')} words={t('rating.emptyWords')} />
  const rows = buildStarRows(rating)
  const { kind, share } = describeRating(rows)
  const ratings = t('ratings', { ns: 'common', count, number: format.number(count) })
  return (
    <ChartCard
      title={t(`rating.${kind}`, { share: formatShare(Math.round(share * count), count) })}
      basis={
        first && last
          ? t(first === last ? 'rating.basisOne' : 'rating.basis', {
              ratings,
              from: format.month(first),
              to: format.month(last),
            })
          : ratings
      }
      table={
        <DataTable
          head={[t('rating.stars'), t('rating.share'), t('rating.count')]}
          rows={rows.map(({ stars, count: people }) => ({
            key: String(stars),
            cells: [String(stars), formatShare(people, count), format.number(people)],
          }))}
        />
      }
      chart={
        <div className={styles.body}>
          {lower !== null && upper !== null && <IntervalFigure lower={lower} upper={upper} average={average} />}
          <ol className={mergeClasses(styles.rows, text.number)}>
            {rows.map(({ stars, count: people, length }) => (
              <li key={stars}>
                <span className={styles.stars}>
                  {stars}
                  <OneStar />
                </span>
                <Bar share={length} />
                <span className={styles.share}>{formatShare(people, count)}</span>
                <span className={styles.count}>{format.number(people)}</span>
              </li>
            ))}
          </ol>
        </div>
      }
    />
  )
}
