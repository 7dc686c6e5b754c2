import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CultureScore, CultureSet } from '../../../contract/companies/culture.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { ShareStrip } from '../../ui/charts/ShareStrip.tsx'
import { buildFactsLine } from '../../ui/styles/facts-line.ts'
import { useText } from '../../ui/styles/text.ts'
import {
  computeCultureShares,
  describeCulture,
  formatResult,
  formatResultWithRange,
  formatShares,
  formatWithin,
  measureLength,
} from './culture-figures.ts'

const useStyles = makeStyles({ strip: { display: 'grid', gap: '4px' } })

/** One set of questions: the highest and the lowest result as the finding, every question as a bar or in the table. */
export function SetCard({ set: { set, questions } }: { set: CultureSet }) {
  const { t } = useTranslation('culture')
  const { format } = useLanguage()
  const say = useSay('culture')
  const found = describeCulture(questions)
  const most = Math.max(...questions.map(({ people }) => people))
  const translateQuestion = (name: string) => say(`questions.${name}`)
  const formatTableResult = (question: CultureScore) =>
    question.measure === 'choice'
      ? formatShares(question, say, format).join(t('comma'))
      : formatResultWithRange(question, say, format)
  const answers = t('answers', { count: most, number: format.atLeast(most) })
  return (
    <ChartCard
      heading="h3"
      first
      title={
        !found
          ? t(`sets.${set}`)
          : found.best === found.worst
            ? t('findingOne', {
                best: translateQuestion(found.best.name),
                value: formatResult(found.best, say, format),
              })
            : t('finding', {
                best: translateQuestion(found.best.name),
                worst: formatWithin(translateQuestion(found.worst.name)),
              })
      }
      basis={buildFactsLine([t(`sets.${set}`), answers])}
      chart={
        <BarRows
          rows={questions.map((question) => ({
            key: question.name,
            label: translateQuestion(question.name),
            value: formatResult(question, say, format),
            share: measureLength(question),
            insteadOfBar: question.measure === 'choice' ? <Shares question={question} /> : undefined,
          }))}
        />
      }
      table={
        <DataTable
          head={[t('column.question'), t('column.people'), t('column.result')]}
          rows={questions.map((question) => ({
            key: question.name,
            cells: [translateQuestion(question.name), format.atLeast(question.people), formatTableResult(question)],
          }))}
        />
      }
    />
  )
}

/** The answers to a choice as a stacked bar; the sentence below it has the numbers. */
function Shares({ question }: { question: CultureScore }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('culture')
  const { format } = useLanguage()
  const say = useSay('culture')
  const shares = computeCultureShares(question)
  const words = formatShares(question, say, format)
  return (
    <div className={styles.strip}>
      <ShareStrip shares={shares.map(({ share }) => share)} />
      <p className={mergeClasses(text.s13, text.muted)}>{words.join(t('comma'))}</p>
    </div>
  )
}
