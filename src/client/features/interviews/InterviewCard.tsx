import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Incognito16Regular } from '@fluentui/react-icons/svg/incognito'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedInterview } from '../../../contract/companies/interviews.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { buildFactsLine } from '../../ui/styles/facts-line.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const tones = { positive: 'good', negative: 'bad', no_opinion: 'plain' } as const

const useStyles = makeStyles({
  card: { padding: '20px 16px', [media.tablet]: { padding: '24px' } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  month: { [media.tablet]: { marginInlineStart: 'auto' } },
  who: { display: 'flex', gap: '6px', minWidth: 0, '& svg': { flexShrink: 0, marginBlockStart: '4px' } },
  facts: { display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlockStart: '10px' },
  how: { marginBlockStart: '8px' },
  /** What happened beside what was asked: both extend to the edges of the card, in either direction of writing. */
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlockStart: '12px',
    [media.wide]: { gap: '32px' },
  },
  both: { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  said: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  questions: {
    display: 'grid',
    gap: '12px',
    marginBlockStart: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    '& dt': { fontWeight: 600 },
    '& dd': { margin: 0, color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
  },
})

/**
 * One published interview: the context of its writer and the month it was written in, by which interviews are sorted;
 * the experience and the outcome, when it was held and how the writer got it, what happened, what was asked.
 */
export function InterviewCard({ interview, foot }: { interview: PublishedInterview; foot: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const { format } = useLanguage()
  const { rate, difficulty, get_offer, get_by, duration, duration_type, context, held, description, questions } =
    interview
  const length = t(duration_type, { count: duration, number: format.number(duration) })
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.top}>
        <h3 className={mergeClasses(text.h16, styles.who)}>
          <Incognito16Regular />
          <span>{context.length > 0 ? buildFactsLine(context) : t('heldOnce')}</span>
        </h3>
        <span className={mergeClasses(text.s13, text.faint, styles.month)}>
          {t('written', { month: format.month(interview.month) })}
        </span>
      </header>
      <div className={styles.facts}>
        <Chip tone={tones[rate]}>{t(`rate.${rate}`)}</Chip>
        <Chip>{t('difficultyIs', { difficulty: t(`difficulty.${difficulty}`) })}</Chip>
        <Chip>{t(`get_offer.${get_offer}`)}</Chip>
      </div>
      <p className={mergeClasses(text.s13, text.faint, styles.how)}>
        {buildFactsLine([held && t('held', { month: format.month(held) }), t(`get_by.${get_by}`), length])}
      </p>
      <div className={mergeClasses(styles.sides, questions.length > 0 && styles.both)}>
        <UserText as="p" className={styles.said}>
          {description}
        </UserText>
        {questions.length > 0 && (
          <section>
            <h4 className={text.h14}>{t('asked')}</h4>
            <dl className={styles.questions}>
              {questions.map(({ question, answer }) => (
                <div key={question}>
                  <UserText as="dt">{question}</UserText>
                  <UserText as="dd">{answer}</UserText>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      {foot}
    </Card>
  )
}
