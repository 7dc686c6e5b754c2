import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ComparedScore, ComparedSet, CultureScore } from '../../../contract/companies/culture.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useSay } from '../../i18n/use-say.ts'
import { Bar } from '../../ui/charts/Bar.tsx'
import { BarRows } from '../../ui/charts/BarRows.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { ShareStrip } from '../../ui/charts/ShareStrip.tsx'
import { styleInContrast } from '../../ui/styles/contrast.ts'
import { buildFactsLine } from '../../ui/styles/facts-line.ts'
import { useText } from '../../ui/styles/text.ts'
import {
  computeCultureShares,
  describeCulture,
  formatCrowd,
  formatResult,
  formatResultWithRange,
  formatShares,
  formatTypical,
  formatWithin,
  measureLength,
  sortCulture,
} from './culture-figures.ts'

const useStyles = makeStyles({
  strip: { display: 'grid', gap: '4px' },
  marked: { position: 'relative', display: 'block' },
  /** The place of the industry on a bar: a line that crosses it, in a colour of its own against both parts. */
  mark: {
    position: 'absolute',
    insetBlock: '-4px',
    width: '3px',
    marginInlineStart: '-1.5px',
    borderRadius: '2px',
    boxShadow: `0 0 0 1.5px ${tokens.colorNeutralBackground1}`,
    ...styleInContrast(tokens.colorNeutralForeground1),
  },
})

/** Whether a set has an answer beside which its industry stands. */
const isCompared = ({ questions }: ComparedSet): boolean => questions.some(({ typical }) => typical)

/** Says once for several sets what the line on their bars is; nothing where none has one. */
export function IndustryLineNote({ sets }: { sets: readonly ComparedSet[] }) {
  const text = useText()
  const { t } = useTranslation('culture')
  const compared = sets.find(isCompared)
  if (!compared) return null
  const { industry } = compared
  return (
    <p className={mergeClasses(text.s13, text.faint)}>
      {industry ? t('typical.note', { industry }) : t('typical.noteAll')}
    </p>
  )
}

/**
 * One set of questions: the highest and the lowest result as the finding, every question as a bar or in the table, with
 * the place of the industry on it.
 */
export function QuestionSetCard({ set: { set, industry, questions: asked } }: { set: ComparedSet }) {
  const { t } = useTranslation('culture')
  const { format } = useLanguage()
  const say = useSay('culture')
  const questions = sortCulture(asked)
  const found = describeCulture(questions)
  const most = Math.max(...questions.map(({ people }) => people))
  const translateQuestion = (name: string) => say(`questions.${name}`)
  const formatTableResult = (question: CultureScore) =>
    question.measure === 'choice'
      ? formatShares(question, say, format).join(t('comma'))
      : formatResultWithRange(question, say, format)
  const answers = t('answers', { count: most, number: format.atLeast(most) })
  const formatTypicalResult = ({ measure, typical }: ComparedScore) => {
    if (!typical) return ''
    return measure === 'choice'
      ? formatShares(typical, say, format).join(t('comma'))
      : formatResult({ measure, value: typical.value }, say, format)
  }
  const formatBeside = (question: ComparedScore) => formatTypical(question, industry, say, format)
  const isBeside = isCompared({ set, questions })
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
            beside: question.measure === 'choice' ? undefined : formatBeside(question),
            value: formatResult(question, say, format),
            insteadOfBar:
              question.measure === 'choice' ? (
                <Shares question={question} beside={formatBeside(question)} />
              ) : (
                <MarkedBar question={question} />
              ),
          }))}
        />
      }
      table={
        <DataTable
          head={[
            t('column.question'),
            t('column.people'),
            t('column.result'),
            ...(isBeside ? [formatCrowd(industry, say)] : []),
          ]}
          rows={questions.map((question) => ({
            key: question.name,
            cells: [
              translateQuestion(question.name),
              format.atLeast(question.people),
              formatTableResult(question),
              ...(isBeside ? [formatTypicalResult(question)] : []),
            ],
          }))}
        />
      }
    />
  )
}

/** A result as a bar, crossed by a line where the industry stands; nothing for one that is not on a scale. */
function MarkedBar({ question: { measure, value, typical } }: { question: ComparedScore }) {
  const styles = useStyles()
  const share = measureLength({ measure, value })
  if (share === undefined) return null
  const place = typical && measureLength({ measure, value: typical.value })
  return (
    <span className={styles.marked}>
      <Bar share={share} />
      {place !== undefined && place !== null && (
        <i className={styles.mark} style={{ insetInlineStart: `${place * 100}%` }} aria-hidden="true" />
      )}
    </span>
  )
}

/** The answers to a choice as a stacked bar; the sentence below it has the numbers. */
function Shares({ question, beside }: { question: CultureScore; beside: string | undefined }) {
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
      {beside && <p className={mergeClasses(text.s13, text.faint)}>{beside}</p>}
    </div>
  )
}
