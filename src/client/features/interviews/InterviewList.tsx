import { makeStyles } from '@fluentui/react-components'
import { FilterDismiss24Regular } from '@fluentui/react-icons/svg/filter-dismiss'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  InterviewCounts,
  InterviewFilter,
  PublishedInterview,
} from '../../../contract/companies/interviews.schema.ts'
import { reviewsCounted } from '../../../contract/companies/review-summary.ts'
import type { InfiniteQuery } from '../../data/infinite-query.ts'
import type { QueryResult } from '../../data/query.ts'
import { useKept } from '../../data/use-kept.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ChartSkeleton, ReadFailed } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { InterviewCard } from './InterviewCard.tsx'
import { InterviewChoices } from './InterviewChoices.tsx'
import { InterviewsFound } from './InterviewsFound.tsx'
import { toInterviewQuery } from './interview-filter.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px 16px' },
})

interface InterviewListProps {
  id: number
  pages: InfiniteQuery<unknown, PublishedInterview>
  counts: QueryResult<InterviewCounts>
  filter: InterviewFilter
  onChange: (filter: InterviewFilter) => void
  /** The button that begins the reader's own interview review. */
  write: ReactNode
  /** Whether it offers the outcome and the difficulty as filters by itself. */
  withPills: boolean
  /** Whether there are so few that nobody needs to narrow them. */
  plain?: boolean
  foot: (review: PublishedInterview) => ReactNode
}

const step = 10

/** The interviews that match the filter, each on its card, or why there are none. */
export function InterviewList({
  id,
  pages,
  counts,
  filter,
  onChange,
  write,
  withPills,
  plain = false,
  foot,
}: InterviewListProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['interviews', 'voices'])
  const { format } = useLanguage()
  const { first, items } = pages
  const filtered = Object.keys(toInterviewQuery(filter)).length > 0
  const all = useKept(counts.data, id)?.all
  const found = counts.data?.found
  const left = found === undefined || found > reviewsCounted ? undefined : found - items.length
  const clear = () => onChange({})
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h2 className={text.h20}>{t('title')}</h2>
        {write}
      </div>
      {(!plain || filtered) && (
        <>
          <InterviewChoices
            all={all}
            withPills={withPills}
            awaited={counts.state === 'loading'}
            filter={filter}
            onChange={onChange}
          />
          <InterviewsFound counts={counts.data} filtered={filtered} onClear={clear} />
        </>
      )}
      {first.state === 'loading' && <ChartSkeleton />}
      {first.state !== 'loading' && first.data === undefined && (
        <ReadFailed read={first} failed={t('failed')} notSaved={t('voices:filter.notSaved')} />
      )}
      {first.data !== undefined && items.length === 0 && (
        <StateCard
          heading="h3"
          icon={<FilterDismiss24Regular />}
          title={t('filter.none')}
          words={t('filter.noneWords')}
          action={<Action onClick={clear}>{t('filter.clear')}</Action>}
        />
      )}
      {items.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} foot={foot(interview)} />
      ))}
      <MoreItems
        {...pages}
        words={{
          more:
            left === undefined || left <= 0
              ? t('more')
              : t('voices:found.showMore', {
                  number: format.number(Math.min(step, left)),
                  all: format.number(found ?? 0),
                }),
          loading: t('loadingMore'),
          failed: t('moreFailed'),
        }}
      />
    </div>
  )
}
