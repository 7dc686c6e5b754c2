import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { Flag20Regular } from '@fluentui/react-icons/svg/flag'
import { Incognito16Regular } from '@fluentui/react-icons/svg/incognito'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedQuestion } from '../../../contract/questions/questions.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { askLogin, reportContribution } from '../../platform/modals.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { useIntent } from '../../ui/controls/use-intent.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { Answers } from './Answers.tsx'

const WriteForm = lazyWithRetry(() => import('./WriteForm.tsx'))

const useStyles = makeStyles({
  card: { padding: '20px 16px', scrollMarginBlockStart: '80px', [media.tablet]: { padding: '24px' } },
  top: { display: 'flex', alignItems: 'center', gap: '12px' },
  month: { marginInlineStart: 'auto' },
  question: { marginBlockStart: '10px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  by: { display: 'flex', alignItems: 'center', gap: '6px', marginBlockStart: '2px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginBlock: '12px -8px',
    '@media print': { display: 'none' },
  },
  flag: { marginInlineStart: 'auto', marginInlineEnd: '-10px' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  write: { marginBlockStart: '16px' },
})

interface QuestionCardProps {
  question: PublishedQuestion
  company: { id: number; name: string }
  /** Whether the form of its answer is open above the questions. */
  answeredAbove: boolean
}

/** One question: its category and month, the text, its answers, and a form to add one (E-164 to E-166). */
export function QuestionCard({ question, company, answeredAbove }: QuestionCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const { format } = useLanguage()
  const signedIn = useSignedIn()
  const [writing, setWriting] = useState(false)
  const { answer_count: count } = question
  const report = (subject: 'question' | 'answer', id: string) =>
    signedIn ? reportContribution(subject, id) : askLogin(t('reportLogin'), `report-${question.id} ${subject} ${id}`)
  const startAnswer = () => (signedIn ? setWriting(true) : askLogin(t('answerLogin'), `answer-${question.id}`))
  useIntent(`answer-${question.id}`, () => signedIn && startAnswer())
  useIntent(`report-${question.id}`, (about) => {
    const [subject, id] = about.split(' ') as ['question' | 'answer', string]
    if (signedIn) report(subject, id)
  })
  return (
    <Card as="article" id={`question-${question.id}`} className={styles.card}>
      <header className={styles.top}>
        <Chip tone="brand">{t(`choices.tag.${question.tag}`)}</Chip>
        <span className={mergeClasses(text.s13, text.faint, styles.month)}>{format.month(question.month)}</span>
      </header>
      <UserText as="h3" className={mergeClasses(text.h16, styles.question)}>
        {question.question}
      </UserText>
      <p className={mergeClasses(text.s13, text.faint, styles.by)}>
        <Incognito16Regular />
        <span>
          {t('anonymous')} · {count === 0 ? t('none') : t('count', { count, number: format.number(count) })}
        </span>
      </p>
      <Answers question={question} onReport={(id) => report('answer', id)} />
      {writing && !answeredAbove && (
        <div className={styles.write}>
          <Suspense>
            <WriteForm company={company} to={question} onDone={() => setWriting(false)} />
          </Suspense>
        </div>
      )}
      <footer className={styles.foot}>
        {!writing && !answeredAbove && (
          <Action
            kind="soft"
            size="small"
            icon={<ArrowReply20Regular className={styles.mirrored} />}
            onClick={startAnswer}
            data-opener
          >
            {t('answer')}
          </Action>
        )}
        <IconAction
          className={styles.flag}
          label={t('report')}
          icon={<Flag20Regular />}
          onClick={() => report('question', question.id)}
        />
      </footer>
    </Card>
  )
}
