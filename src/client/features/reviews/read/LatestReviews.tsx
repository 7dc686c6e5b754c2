import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { latestReviews, listReviews } from '../../../../contract/companies/companies.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { LinkChevron } from '../../../ui/controls/LinkChevron.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { FailedCard } from '../../../ui/states/FailedCard.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBlockStart: '8px' },
})

interface LatestReviewsProps {
  company: { id: number; name: string; logo: string | null; unlocked: 0 | 1 }
  total: number
}

/** The latest reviews on the overview, with a link to all of them; nothing where there are none. */
export function LatestReviews({ company, total }: LatestReviewsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  const read = useQuery(
    listReviews,
    total === 0 ? null : { params: { id: company.id }, query: { limit: latestReviews } },
  )
  const all = `/company/${company.id}/reviews`
  const number = format.number(total)
  if (total === 0) return null
  return (
    <section className={styles.list}>
      <div className={styles.head}>
        <h2 className={text.h20}>{t('reviews.latest')}</h2>
        {total > latestReviews && (
          <TextLink href={all}>
            {t('reviews.all', { number })}
            <LinkChevron />
          </TextLink>
        )}
      </div>
      {read.state === 'loading' && <ReviewSkeleton />}
      {(read.state === 'failed' || read.state === 'missing') && (
        <FailedCard title={t('reviews.failed')} retry={read.retry} />
      )}
      {read.data?.reviews.slice(0, latestReviews).map((review) => (
        <ReviewCard key={review.id} review={review} company={company} />
      ))}
      {total > latestReviews && (
        <Action block href={all}>
          {t('reviews.readAll', { count: total, number })}
        </Action>
      )}
    </section>
  )
}
