import { PersonChat24Regular } from '@fluentui/react-icons/svg/person-chat'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedInterview } from '../../../contract/companies/interviews.schema.ts'
import { countInterviews, listInterviews } from '../../../contract/companies/interviews.ts'
import { prefetchPages, useInfiniteQuery } from '../../data/infinite-query.ts'
import { prefetch, useQuery } from '../../data/query.ts'
import { useKept } from '../../data/use-kept.ts'
import { percentFrom } from '../../ui/charts/use-share.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { AskedElsewhere } from './AskedElsewhere.tsx'
import { FewInterviews } from './FewInterviews.tsx'
import { InterviewList } from './InterviewList.tsx'
import { toInterviewQuery, useInterviewFilter } from './interview-filter.ts'
import { SummaryCard } from './SummaryCard.tsx'

interface InterviewsTabProps {
  id: number
  savedAbove: boolean
  onWrite: (type: 'interview') => void
  /** The controls readers have for an interview. */
  foot: (review: PublishedInterview) => ReactNode
}

/** From so many interviews on they can be narrowed. */
const choiceFrom = 5

/** Prefetches the reads the tab begins with. */
export const prefetchReads = (id: number) => {
  prefetchPages(listInterviews, { params: { id } })
  prefetch(countInterviews, { params: { id }, query: {} })
}

/**
 * The interviews tab: the summary of all of them, then each, those written last first, filtered as the address says
 * (spec 2, company page).
 */
export default function InterviewsTab({ id, savedAbove, onWrite, foot }: InterviewsTabProps) {
  const { t } = useTranslation('interviews')
  const [filter, setFilter] = useInterviewFilter()
  const query = toInterviewQuery(filter)
  const filtered = Object.keys(query).length > 0
  const pages = useInfiniteQuery(listInterviews, { params: { id }, query }, ({ interviews }) => interviews)
  const counts = useQuery(countInterviews, { params: { id }, query })
  // The summary of all interviews stays while others are searched for, and where the results cannot be loaded.
  const kept = useKept(pages.first.data && pages.first, id)
  const write = (
    <Action kind="soft" onClick={() => onWrite('interview')}>
      {t('write')}
    </Action>
  )
  // Where the bars of the summary are the filters, the list needs none for the same answers.
  const renderList = (withPills: boolean, plain = false) => (
    <InterviewList {...{ id, pages, counts, filter, write, foot, withPills, plain }} onChange={setFilter} />
  )
  if (filtered && !kept && pages.first.state !== 'loading') return renderList(true)
  return (
    <ReadFrame read={kept ?? pages.first} failed={t('failed')} savedAbove={savedAbove}>
      {({ summary }) =>
        pages.items.length === 0 && !filtered && pages.first.state === 'ready' ? (
          <>
            <StateCard
              icon={<PersonChat24Regular />}
              title={t('empty.title')}
              words={t('empty.words')}
              action={write}
            />
            <AskedElsewhere id={id} />
          </>
        ) : (
          <>
            {summary.count >= percentFrom ? (
              <SummaryCard summary={summary} filter={filter} onChange={setFilter} />
            ) : (
              summary.count > 1 && <FewInterviews summary={summary} />
            )}
            {renderList(summary.count < percentFrom, summary.count < choiceFrom)}
            {summary.count < percentFrom && <AskedElsewhere id={id} />}
          </>
        )
      }
    </ReadFrame>
  )
}
