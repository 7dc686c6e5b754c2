import { makeStyles } from '@fluentui/react-components'
import { Chat24Regular } from '@fluentui/react-icons/svg/chat'
import { useTranslation } from 'react-i18next'
import { listReviews } from '../../../contract/companies/companies.ts'
import { usePages } from '../../api/use-pages.ts'
import { Action } from '../../ui/Action.tsx'
import { FailedCard } from '../../ui/FailedCard.tsx'
import { MoreItems } from '../../ui/MoreItems.tsx'
import { media } from '../../ui/media.ts'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
})

interface ReviewListProps {
  company: { id: number; name: string; logo: string | null; unlocked: 0 | 1 }
  onWrite: () => void
}

/** All reviews of a company, newest first, with 'more' at the end; its empty, error and loading states. */
export function ReviewList({ company, onWrite }: ReviewListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { first, items, hasMore, more, loadMore } = usePages(
    listReviews,
    { params: { id: company.id } },
    ({ reviews }) => reviews,
  )
  if (first.state === 'loading')
    return (
      <div className={styles.list}>
        <ReviewSkeleton />
        <ReviewSkeleton />
      </div>
    )
  if (first.state !== 'ready') return <FailedCard title={t('reviews.failed')} retry={first.retry} />
  if (items.length === 0)
    return (
      <StateCard
        icon={<Chat24Regular />}
        title={t('reviews.empty')}
        words={t('reviews.emptyWords')}
        action={<Action onClick={onWrite}>{t('write')}</Action>}
      />
    )
  return (
    <div className={styles.list}>
      <h2 className={text.h20}>{t('reviews.title')}</h2>
      {items.map((review) => (
        <ReviewCard key={review.id} review={review} company={company} />
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
