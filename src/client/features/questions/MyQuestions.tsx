import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChatHelp24Regular } from '@fluentui/react-icons/svg/chat-help'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listOwnQuestions } from '../../../contract/questions/questions.ts'
import { useQuery } from '../../data/query.ts'
import { usePublishedWithin } from '../../data/use-published-within.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  month: { marginInlineStart: 'auto' },
  words: { marginBlock: '8px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

/**
 * The person's questions and answers, found by their slots (X-029 where there are none): a part of their contributions.
 */
export default function MyQuestions() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const { format } = useLanguage()
  const read = useQuery(listOwnQuestions)
  return (
    <ReadFrame read={read} failed={t('mine.failed')}>
      {({ asked, answered }) => {
        if (asked.length + answered.length === 0)
          return (
            <StateCard heading="h2" icon={<ChatHelp24Regular />} title={t('mine.empty')} words={t('mine.emptyWords')} />
          )
        return (
          <>
            {asked.length > 0 && (
              <section className={styles.list}>
                <h2 className={text.h16}>{t('mine.asked')}</h2>
                {asked.map((one) => (
                  <OwnQuestion key={one.id} {...one}>
                    <UserText as="p" className={mergeClasses(text.strong, styles.words)}>
                      {one.question}
                    </UserText>
                    <p className={mergeClasses(text.s13, text.faint)}>
                      {t('count', { count: one.answer_count, number: format.number(one.answer_count) })}
                    </p>
                  </OwnQuestion>
                ))}
              </section>
            )}
            {answered.length > 0 && (
              <section className={styles.list}>
                <h2 className={text.h16}>{t('mine.answered')}</h2>
                {answered.map((one) => (
                  <OwnQuestion key={one.id} {...one}>
                    <UserText as="p" className={mergeClasses(text.strong, styles.words)}>
                      {one.question}
                    </UserText>
                    <p className={mergeClasses(text.s13, text.faint)}>{t('mine.yours')}</p>
                    <UserText as="p" className={styles.words}>
                      {one.answer}
                    </UserText>
                  </OwnQuestion>
                ))}
              </section>
            )}
          </>
        )
      }}
    </ReadFrame>
  )
}

type OwnQuestionProps = {
  company: { id: number; name: string }
  month: string
  state: 'waiting' | 'published' | 'hidden'
  children: ReactNode
}

function OwnQuestion({ company, month, state, children }: OwnQuestionProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const { format } = useLanguage()
  const within = usePublishedWithin()
  return (
    <Card padded>
      <div className={styles.top}>
        <TextLink href={`/company/${company.id}/questions`}>{t('mine.about', { company: company.name })}</TextLink>
        {state === 'waiting' && <Chip>{t('mine.waiting', { within })}</Chip>}
        {state === 'hidden' && <Chip tone="warn">{t('mine.hidden')}</Chip>}
        <span className={mergeClasses(text.s13, text.faint, styles.month)}>{format.month(month)}</span>
      </div>
      {children}
    </Card>
  )
}
