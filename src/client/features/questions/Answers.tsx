import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Flag16Regular } from '@fluentui/react-icons/svg/flag'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedAnswer, PublishedQuestion } from '../../../contract/questions/questions.schema.ts'
import { listAnswers } from '../../../contract/questions/questions.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', marginBlockStart: '12px' },
  answer: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  by: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '28px' },
  flag: {
    marginBlock: '-8px',
    marginInlineStart: 'auto',
    marginInlineEnd: '-12px',
    '@media print': { display: 'none' },
  },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  more: { minHeight: '44px', justifySelf: 'start' },
})

type AnswersProps = { question: PublishedQuestion; onReport: (id: string) => void }

/** The answers that came with their question; the others are loaded on request. */
export function Answers({ question, onReport }: AnswersProps) {
  const styles = useStyles()
  const { t } = useTranslation('questions')
  const { format } = useLanguage()
  const [all, setAll] = useState(false)
  const more = question.answer_count - question.answers.length
  if (question.answers.length === 0) return null
  if (all) return <AllAnswers question={question} onReport={onReport} />
  return (
    <div className={styles.list}>
      {question.answers.map((answer) => (
        <Answer key={answer.id} answer={answer} onReport={onReport} />
      ))}
      {more > 0 && (
        <TextButton className={styles.more} onClick={() => setAll(true)}>
          {t('allAnswers', { count: more, number: format.number(more) })}
        </TextButton>
      )}
    </div>
  )
}

function AllAnswers({ question, onReport }: AnswersProps) {
  const styles = useStyles()
  const { t } = useTranslation('questions')
  const { first, items, ...pages } = useInfiniteQuery(
    listAnswers,
    { params: { question: question.id } },
    ({ answers }) => answers,
    20,
  )
  // The answers on the screen stay there until the whole list is loaded.
  const shown = items.length > 0 ? items : question.answers
  return (
    <div className={styles.list}>
      {shown.map((answer) => (
        <Answer key={answer.id} answer={answer} onReport={onReport} />
      ))}
      {first.state === 'failed' && (
        <TextButton className={styles.more} onClick={first.retry}>
          {t('answersFailed')}
        </TextButton>
      )}
      <MoreItems
        {...pages}
        words={{ more: t('moreAnswers'), loading: t('loadingAnswers'), failed: t('answersFailed') }}
      />
    </div>
  )
}

function Answer({ answer, onReport }: { answer: PublishedAnswer; onReport: (id: string) => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const { format } = useLanguage()
  return (
    <div className={styles.answer}>
      <div className={mergeClasses(text.s13, text.faint, styles.by)}>
        <span>{t('anonymous')}</span>
        <span aria-hidden="true">·</span>
        <span>{format.month(answer.month)}</span>
        <IconAction
          className={styles.flag}
          label={t('report')}
          icon={<Flag16Regular />}
          onClick={() => onReport(answer.id)}
        />
      </div>
      <UserText as="p" className={styles.words}>
        {answer.answer}
      </UserText>
    </div>
  )
}
