import { makeStyles } from '@fluentui/react-components'
import { Chat24Regular } from '@fluentui/react-icons/svg/chat'
import { FilterDismiss24Regular } from '@fluentui/react-icons/svg/filter-dismiss'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listReviews, type PublishedReview } from '../../../contract/companies/companies.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { Action } from '../../ui/Action.tsx'
import { FailedCard } from '../../ui/FailedCard.tsx'
import { useHidden } from '../../ui/hidden.ts'
import { MoreItems } from '../../ui/MoreItems.tsx'
import { media } from '../../ui/media.ts'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewFilters } from './ReviewFilters.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { useReviewFilter } from './review-filter.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
})

interface ReviewListProps {
  company: { id: number; name: string; logo: string | null; unlocked: 0 | 1 }
  /** Absent for whoever does not write here. */
  onWrite?: () => void
  /** How one review is drawn, where it is not only read; the page around has then named the list. */
  draw?: (review: PublishedReview) => ReactNode
}

/**
 * The reviews of a company (C-002): filtered and ordered as the address says, with 'more' at the end; their empty, error
 * and loading states.
 */
export function ReviewList({ company, onWrite, draw }: ReviewListProps) {
  const styles = useStyles()
  const text = useText()
  const hidden = useHidden()
  const { t } = useTranslation(['companies', 'voices'])
  const [filter, setFilter] = useReviewFilter()
  const filtered = filter.stars !== undefined || filter.who !== undefined
  const { first, items, hasMore, more, loadMore } = useInfiniteQuery(
    listReviews,
    { params: { id: company.id }, query: filter },
    ({ reviews }) => reviews,
  )
  if (first.state === 'ready' && items.length === 0 && !filtered)
    return (
      <StateCard
        icon={<Chat24Regular />}
        title={t('reviews.empty')}
        words={t('reviews.emptyWords')}
        action={onWrite && <Action onClick={onWrite}>{t('write')}</Action>}
      />
    )
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 className={draw ? hidden.visually : text.h20}>{t('reviews.title')}</h2>
        <ReviewFilters filter={filter} onChange={setFilter} />
      </div>
      {first.state === 'loading' && (
        <>
          <ReviewSkeleton />
          <ReviewSkeleton />
        </>
      )}
      {(first.state === 'failed' || first.state === 'missing') && (
        <FailedCard title={t('reviews.failed')} retry={first.retry} />
      )}
      {first.state === 'ready' && items.length === 0 && (
        <StateCard
          heading="h3"
          icon={<FilterDismiss24Regular />}
          title={t('voices:filter.none')}
          words={t('voices:filter.noneWords')}
          action={<Action onClick={() => setFilter({})}>{t('voices:filter.clear')}</Action>}
        />
      )}
      {items.map((review) => (
        <Fragment key={review.id}>{draw ? draw(review) : <ReviewCard review={review} company={company} />}</Fragment>
      ))}
      <MoreItems
        hasMore={hasMore}
        more={more}
        loadMore={loadMore}
        words={{ more: t('reviews.more'), loading: t('reviews.loadingMore'), failed: t('reviews.moreFailed') }}
      />
    </div>
  )
}
