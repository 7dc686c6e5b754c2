import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { InterviewSummary } from '../../../contract/companies/interviews.schema.ts'
import { interviewQuestions } from '../../../contract/companies/interviews.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { buildAnswerRows } from './summary-figures.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '4px',
    marginBlockStart: '8px',
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  },
})

/** The summary of few interviews, in words: a percentage of two people says more than they do. */
export function FewInterviews({ summary }: { summary: InterviewSummary }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const { format } = useLanguage()
  const groups = interviewQuestions.flatMap((name) => {
    const given = buildAnswerRows(name, summary[name]).filter(({ people }) => people > 0)
    const words = given.map(({ answer, people }) =>
      t('few', { number: format.number(people), answer: t(`${name}.${answer}` as 'rate.positive') }),
    )
    return given.length > 0 ? [{ name, words: format.list(words) }] : []
  })
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('count', { count: summary.count, number: format.number(summary.count) })}</h2>
      <dl className={mergeClasses(text.s13, styles.list)}>
        {groups.map(({ name, words }) => (
          <div key={name}>
            <dt className={text.muted}>{t(`questions.${name}`)}</dt>
            <dd className={text.strong}>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
