import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { InterviewFilter, InterviewSummary } from '../../../contract/companies/interviews.schema.ts'
import { interviewQuestions, narrowingQuestions } from '../../../contract/companies/interviews.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { toggleAnswer } from './interview-filter.ts'
import { buildAnswerRows, describeInterviews } from './summary-figures.ts'

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '32px 48px' },
  },
  column: { display: 'grid', alignContent: 'start', gap: '24px', [media.tablet]: { gap: '32px' } },
  group: { display: 'grid', alignContent: 'start', gap: '12px' },
  /** On a phone the interviews begin sooner; the table has it. */
  wider: { [media.phoneOnly]: { display: 'none' } },
})

interface SummaryCardProps {
  summary: InterviewSummary
  filter: InterviewFilter
  onChange: (filter: InterviewFilter) => void
}

/**
 * The summary of all interviews: how they felt, how difficult they were, their outcome, how people got them. The bars of
 * what interviews can be narrowed by are its filters.
 */
export function SummaryCard({ summary, filter, onChange }: SummaryCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('interviews')
  const { format } = useLanguage()
  const { kind, share } = describeInterviews(summary)
  const buildFilter = (question: string, answer: string) => {
    const name = narrowingQuestions.find((one) => one === question)
    if (!name) return undefined
    const chosen: readonly string[] | undefined = filter[name]
    return {
      on: chosen?.includes(answer) ?? false,
      press: () => onChange({ ...filter, [name]: toggleAnswer(name, chosen, answer) }),
    }
  }
  const groups = interviewQuestions.map((name) => ({
    name,
    title: t(`questions.${name}`),
    rows: buildAnswerRows(name, summary[name]).map(({ answer, people, share: fraction }) => ({
      key: answer,
      label: t(`${name}.${answer}` as 'rate.positive'),
      beside: format.number(people),
      value: format.percent(fraction),
      share: fraction,
      filter: people > 0 ? buildFilter(name, answer) : undefined,
    })),
  }))
  return (
    <ChartCard
      title={t(`summary.${kind}`, { share: format.percent(share) })}
      basis={t('count', { count: summary.count, number: format.number(summary.count) })}
      chart={
        <div className={styles.groups}>
          {[groups.slice(0, 2), groups.slice(2)].map((column) => (
            <div key={column[0]?.name} className={styles.column}>
              {column.map(({ name, title, rows }) => (
                <div key={name} className={mergeClasses(styles.group, name === 'get_by' && styles.wider)}>
                  <h3 className={text.h14}>{title}</h3>
                  <BarRows rows={rows} />
                </div>
              ))}
            </div>
          ))}
        </div>
      }
      table={
        <DataTable
          head={[t('column.answer'), t('column.people'), t('column.share')]}
          rows={groups.flatMap(({ name, title, rows }) => [
            { key: name, cells: [title] },
            ...rows.map(({ key, label, beside, value }) => ({ key: `${name} ${key}`, cells: [label, beside, value] })),
          ])}
        />
      }
    />
  )
}
