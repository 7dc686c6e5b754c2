import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { Chat24Regular } from '@fluentui/react-icons/svg/chat'
import { FilterDismiss24Regular } from '@fluentui/react-icons/svg/filter-dismiss'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company, PublishedReview } from '../../../../contract/companies/companies.schema.ts'
import { listReviews } from '../../../../contract/companies/companies.ts'
import { reviewsCounted, summarizeReviews } from '../../../../contract/companies/review-summary.ts'
import { type ReviewSort, reviewSorts } from '../../../../contract/reviews/voices.ts'
import { useInfiniteQuery } from '../../../data/infinite-query.ts'
import { useQuery } from '../../../data/query.ts'
import { useKept } from '../../../data/use-kept.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { PillSelect } from '../../../ui/controls/PillSelect.tsx'
import { MoreItems } from '../../../ui/states/MoreItems.tsx'
import { ReadFailed } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useHidden } from '../../../ui/styles/hidden.ts'
import { media } from '../../../ui/styles/media.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewChoices } from './ReviewChoices.tsx'
import { ReviewFound } from './ReviewFound.tsx'
import { ReviewSearch } from './ReviewSearch.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { ReviewTopics } from './ReviewTopics.tsx'
import { getNarrowing, getSort, toReviewQuery, useReviewFilter } from './review-filter.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  /** The search and the reviews in one column, the choices beside both; on phones between them. */
  beside: {
    [media.wide]: { gridTemplateColumns: '240px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: '40px' },
  },
  choices: { [media.wide]: { gridColumnStart: 1, gridRowStart: 1, gridRowEnd: 'span 2' } },
  column: { [media.wide]: { gridColumnStart: 2 } },
  closed: { display: 'none' },
  closedUntilWide: { [media.collapsed]: { display: 'none' } },
  /** What was found, and its order. */
  found: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    '& > :first-child': { flex: '1 1 150px' },
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: '16px', minWidth: 0 },
})

interface ReviewListProps {
  company: Pick<Company, 'id' | 'name' | 'logo' | 'unlocked' | 'rate' | 'words'>
  /** Begins a review; absent where the reader cannot write one here. */
  onWrite?: () => void
  /** True where there are so few that nobody needs to search, filter or sort them. */
  plain?: boolean
  /** Renders one review, where it is not only read; the choices are then above the reviews. */
  draw?: (review: PublishedReview) => ReactNode
  /** The message where every review has an answer and those without are searched for. */
  nothingOpen?: { title: string; words: string; all: string }
}

const step = 10

/**
 * The reviews of a company (C-002): searched by words, filtered and sorted as the address says, with a sentence that
 * says what was found, and 'more' at the end; their empty, error and loading states.
 */
export function ReviewList({ company, onWrite, plain = false, draw, nothingOpen }: ReviewListProps) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation(['companies', 'voices'])
  const { format } = useLanguage()
  const [filter, setFilter] = useReviewFilter()
  const [open, setOpen] = useState(false)
  const choicesId = useId()
  const { q, good, bad, aspect: _aspect, ...choices } = getNarrowing(filter)
  const filtered = Object.keys(getNarrowing(filter)).length > 0
  const { sort: _, ...asked } = toReviewQuery(filter)
  const { first, items, hasMore, more, loadMore } = useInfiniteQuery(
    listReviews,
    { params: { id: company.id }, query: toReviewQuery(filter) },
    ({ reviews }) => reviews,
    step,
  )
  const { data: summary, state } = useQuery(summarizeReviews, { params: { id: company.id }, query: asked })
  const all = useKept(summary, company.id)?.all
  if (first.state === 'ready' && items.length === 0 && !filtered)
    return (
      <StateCard
        icon={<Chat24Regular />}
        title={t('reviews.empty')}
        words={t('reviews.emptyWords')}
        action={
          onWrite && (
            <Action kind={plain ? 'primary' : 'soft'} onClick={onWrite}>
              {t('write')}
            </Action>
          )
        }
      />
    )
  const nothing =
    Object.keys(getNarrowing(filter)).join() === 'answered' && filter.answered === 'no' ? nothingOpen : undefined
  const found = summary?.found.count
  const left = found === undefined || found > reviewsCounted ? undefined : found - items.length
  const number = format.number(Math.min(step, left ?? step))
  const searched = !plain || filtered
  const column = !draw && searched && styles.column
  return (
    <div className={mergeClasses(styles.root, !draw && searched && styles.beside)}>
      <h2 className={hidden.visually}>{t('reviews.title')}</h2>
      {searched && (
        <>
          <div className={mergeClasses(column)}>
            <ReviewSearch
              filter={filter}
              onChange={setFilter}
              total={all?.stars.reduce((sum, some) => sum + some, 0)}
              open={open}
              choices={Object.keys(choices).length}
              onToggle={() => setOpen(!open)}
              always={draw !== undefined}
              choicesId={choicesId}
            />
          </div>
          <aside
            id={choicesId}
            aria-label={t('voices:filter.label')}
            className={mergeClasses(!draw && styles.choices, !open && (draw ? styles.closed : styles.closedUntilWide))}
            data-print="no"
          >
            <ReviewChoices all={all} filter={filter} onChange={setFilter} />
          </aside>
        </>
      )}
      <div className={mergeClasses(styles.list, column)}>
        {searched && (
          <>
            <ReviewTopics
              words={company.words}
              all={all}
              awaited={all === undefined && state === 'loading'}
              filter={filter}
              onChange={setFilter}
            />
            <div className={styles.found}>
              <ReviewFound summary={summary} filter={filter} average={company.rate} />
              <span data-print="no">
                <PillSelect
                  label={t('voices:sort.label')}
                  value={getSort(filter)}
                  options={reviewSorts.map((value) => ({ value, label: t(`voices:sort.${value}`) }))}
                  icon={<ArrowSort16Regular aria-hidden="true" />}
                  onChange={(sort) => setFilter({ ...filter, sort: sort as ReviewSort })}
                />
              </span>
            </div>
          </>
        )}
        {first.state === 'loading' && (
          <>
            <ReviewSkeleton />
            <ReviewSkeleton />
          </>
        )}
        {(first.state === 'failed' || first.state === 'missing') && (
          <ReadFailed
            read={first}
            failed={t('reviews.failed')}
            notSaved={filtered ? t('voices:filter.notSaved') : undefined}
          />
        )}
        {first.state === 'ready' && items.length === 0 && (
          <StateCard
            heading="h3"
            icon={<FilterDismiss24Regular />}
            title={nothing?.title ?? t('voices:filter.none')}
            words={nothing?.words ?? t('voices:filter.noneWords')}
            action={<Action onClick={() => setFilter({})}>{nothing?.all ?? t('voices:filter.clear')}</Action>}
          />
        )}
        {items.map((review) => (
          <Fragment key={review.id}>
            {draw ? draw(review) : <ReviewCard review={review} company={company} looked={q} />}
          </Fragment>
        ))}
        <MoreItems
          hasMore={hasMore}
          more={more}
          loadMore={loadMore}
          words={{
            more:
              left === undefined
                ? t('reviews.more')
                : t('voices:found.showMore', { number, all: format.number(found ?? 0) }),
            loading: t('reviews.loadingMore'),
            failed: t('reviews.moreFailed'),
          }}
        />
      </div>
    </div>
  )
}

export default ReviewList
