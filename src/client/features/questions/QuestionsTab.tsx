import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChatHelp24Regular } from '@fluentui/react-icons/svg/chat-help'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuestions, questionTags } from '../../../contract/questions/questions.ts'
import { prefetchPages, useInfiniteQuery } from '../../data/infinite-query.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { askLogin } from '../../platform/modals.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { useIntent } from '../../ui/controls/use-intent.ts'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ChartSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { useTag } from './use-tag.ts'
import { useWriting } from './use-writing.ts'

const WriteForm = lazyWithRetry(() => import('./WriteForm.tsx'))

const useStyles = makeStyles({
  tab: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '8px 16px',
    '& > :first-child': { flex: '1', minWidth: 'min(240px, 100%)' },
  },
})

/** Prefetches the reads the tab begins with. */
export const prefetchReads = (id: number) => prefetchPages(listQuestions, { params: { id } })

/**
 * The questions tab: questions about a company and their answers (C-007, H-019, H-020); a visitor who asks or answers
 * logs in first.
 */
export default function QuestionsTab({ id, name, savedAbove }: { id: number; name: string; savedAbove: boolean }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const signedIn = useSignedIn()
  const askVisitor = () => askLogin(t('askLogin'), 'ask')
  const { asking, answering, ask: startAsking, stop } = useWriting(askVisitor)
  const company = { id, name }
  const [tag, setTag] = useTag()
  const pages = useInfiniteQuery(listQuestions, { params: { id }, query: { tag } }, ({ questions }) => questions)
  const write = () => (signedIn ? startAsking() : askVisitor())
  useIntent('ask', () => signedIn && write())
  const ask = !asking && (
    <Action kind="soft" onClick={write} data-opener>
      {t('ask')}
    </Action>
  )
  const none = pages.first.state === 'ready' && pages.items.length === 0
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <div>
          <h2 className={text.h20}>{t('title')}</h2>
          <p className={mergeClasses(text.muted)}>{t('lead')}</p>
        </div>
        {!(none && tag === undefined) && ask}
      </div>
      {asking && (
        <Suspense fallback={<ChartSkeleton />}>
          <WriteForm company={company} onDone={stop} />
        </Suspense>
      )}
      {answering && (
        <Suspense fallback={<ChartSkeleton />}>
          <WriteForm company={company} to={answering} apart onDone={stop} />
        </Suspense>
      )}
      {!(none && tag === undefined) && (
        <div>
          <PillSelect
            label={t('filter.label')}
            value={tag ?? ''}
            options={questionTags.map((one) => ({ value: one, label: t(`choices.tag.${one}`) }))}
            any={t('filter.any')}
            clearLabel={t('filter.clear')}
            onChange={setTag}
          />
        </div>
      )}
      <ReadFrame read={pages.first} failed={t('failed')} savedAbove={savedAbove}>
        {() =>
          pages.items.length === 0 ? (
            <StateCard
              heading="h3"
              icon={<ChatHelp24Regular />}
              title={t(tag ? 'filter.none' : 'empty.title')}
              words={t(tag ? 'filter.noneWords' : 'empty.words')}
              action={tag ? <Action onClick={() => setTag('')}>{t('filter.all')}</Action> : ask}
            />
          ) : (
            <>
              {pages.items.map((question) => (
                <QuestionCard
                  key={question.id}
                  question={question}
                  company={company}
                  answeredAbove={question.id === answering?.id}
                />
              ))}
              <MoreItems {...pages} words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }} />
            </>
          )
        }
      </ReadFrame>
    </div>
  )
}
