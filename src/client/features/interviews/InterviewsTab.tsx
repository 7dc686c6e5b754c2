import { makeStyles } from '@fluentui/react-components'
import { PersonChat24Regular } from '@fluentui/react-icons/svg/person-chat'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listInterviews, type PublishedInterview } from '../../../contract/companies/interviews.ts'
import { prefetchPages, useInfiniteQuery } from '../../data/infinite-query.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { InterviewCard } from './InterviewCard.tsx'
import { SummaryCard } from './SummaryCard.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px 16px' },
})

interface InterviewsTabProps {
  id: number
  savedAbove: boolean
  onWrite: (type: 'interview') => void
  /** What readers can do with an interview. */
  foot: (review: PublishedInterview) => ReactNode
}

/** Asks for what the tab begins with before it is opened. */
export const prefetchReads = (id: number) => prefetchPages(listInterviews, { params: { id } })

/** A company's interviews: what all of them say together, then each, newest first (spec 2, company page). */
export default function InterviewsTab({ id, savedAbove, onWrite, foot }: InterviewsTabProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const pages = useInfiniteQuery(listInterviews, { params: { id } }, ({ interviews }) => interviews)
  const write = (
    <Action kind="soft" onClick={() => onWrite('interview')}>
      {t('write')}
    </Action>
  )
  return (
    <ReadFrame read={pages.first} failed={t('failed')} savedAbove={savedAbove}>
      {({ summary }) =>
        pages.items.length === 0 ? (
          <StateCard icon={<PersonChat24Regular />} title={t('empty.title')} words={t('empty.words')} action={write} />
        ) : (
          <>
            <SummaryCard summary={summary} />
            <div className={styles.head}>
              <h2 className={text.h20}>{t('title')}</h2>
              {write}
            </div>
            {pages.items.map((interview) => (
              <InterviewCard key={interview.id} interview={interview} foot={foot(interview)} />
            ))}
            <MoreItems {...pages} words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }} />
          </>
        )
      }
    </ReadFrame>
  )
}
