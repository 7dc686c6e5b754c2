import type { ComparedScore, CultureScore } from '../../../contract/companies/culture.schema.ts'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/use-say.ts'

/** Returns the bar's length 0..1; undefined for answers that are not on a scale. */
export function measureLength({ measure, value }: Pick<CultureScore, 'measure' | 'value'>): number | undefined {
  if (value === null) return undefined
  if (measure === 'yes') return value
  return measure === 'scale' ? value / 10 : undefined
}

/**
 * Returns the highest and the lowest question of a set; the same twice where there is one, null where none can be
 * compared.
 */
export function describeCulture(
  questions: readonly CultureScore[],
): { best: CultureScore; worst: CultureScore } | null {
  const compared = questions.filter((question) => measureLength(question) !== undefined)
  const sorted = compared.sort((a, b) => (measureLength(b) ?? 0) - (measureLength(a) ?? 0))
  const [best, worst] = [sorted[0], sorted.at(-1)]
  return best && worst ? { best, worst } : null
}

/** Sorts the answers of a set: those on a scale from the highest, then the others in the order of the form. */
export const sortCulture = <Score extends Pick<CultureScore, 'measure' | 'value'>>(scores: readonly Score[]): Score[] =>
  [...scores].sort((a, b) => (measureLength(b) ?? -1) - (measureLength(a) ?? -1))

/** Formats a heading for the middle of a sentence: without its capital, unless it is an abbreviation. */
export const formatWithin = (heading: string): string =>
  /^\p{Lu}{2}/u.test(heading) ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)

/** Returns the shares of a choice, largest first. */
export function computeCultureShares({ shares }: Pick<CultureScore, 'shares'>): { answer: string; share: number }[] {
  return Object.entries(shares)
    .map(([answer, share]) => ({ answer, share }))
    .sort((a, b) => b.share - a.share)
}

/** Formats shares: `40% every week`, `34% every year`. */
export function formatShares(question: Pick<CultureScore, 'shares'>, say: Say, format: Format): string[] {
  return computeCultureShares(question).map(({ answer, share }) =>
    say('share', { share: format.percent(share), answer: say(`choices.${answer}`) }),
  )
}

/** Formats a result with its confidence interval, noise included: `7.4 of 10, between 6.9 and 7.9`. */
export function formatResultWithRange(question: CultureScore, say: Say, format: Format): string {
  const { measure, lower, upper } = question
  const value = formatResult(question, say, format)
  if (lower === null || upper === null) return value
  const end = (number: number) =>
    measure === 'yes' ? format.percent(number) : measure === 'scale' ? format.rating(number) : format.number(number)
  return say('between', { value, from: end(lower), to: end(upper) })
}

/**
 * Formats the result beside a question: `82% yes`, `7.4 of 10`, `46 hours`; empty for a choice, whose shares show it.
 */
export function formatResult(
  { measure, value }: Pick<CultureScore, 'measure' | 'value'>,
  say: Say,
  format: Format,
): string {
  if (value === null) return ''
  if (measure === 'yes') return say('yes', { share: format.percent(value) })
  if (measure === 'scale') return say('outOf', { score: format.rating(value) })
  return say('hours', { count: Math.round(value), number: format.number(value) })
}

/** Returns the name of those who stand beside a company's answers: its industry, else all companies. */
export const formatCrowd = (industry: string | null | undefined, say: Say): string => industry ?? say('typical.all')

/**
 * Formats what is typical of the industry: `Logistics 6.9`, `Logistics 74%`, `Logistics 40% every week, 34% every year`;
 * undefined where that is not known.
 */
export function formatTypical(
  { measure, typical }: Pick<ComparedScore, 'measure' | 'typical'>,
  from: string | null | undefined,
  say: Say,
  format: Format,
): string | undefined {
  if (!typical) return undefined
  const industry = formatCrowd(from, say)
  const { value } = typical
  if (measure === 'choice')
    return say('typical.shares', { industry, value: formatShares(typical, say, format).join(say('comma')) })
  if (value === null) return undefined
  const short = {
    yes: format.percent(value),
    scale: format.rating(value),
    hours: formatResult({ measure, value }, say, format),
  }
  return say('typical.of', { industry, value: short[measure] })
}
