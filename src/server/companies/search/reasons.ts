import { replaceChatDigits, toOtherLayout } from '../../../contract/search/keyboard.ts'
import type { Mark } from '../../../contract/search/match.ts'
import { maxTyped } from '../../../contract/search/normalise.ts'
import { rankItems } from '../../../contract/search/rank.ts'
import { type Lookups, nameOf } from '../../lookups/lookups.ts'
import type { Language } from '../../platform/http/words.ts'
import { createJudge, type JudgedCompany } from './judge.ts'

/** The parts of a company's two names that match what was typed, what else of it does, and the words nothing does. */
export type Reasons = {
  marks?: [number, number][]
  other_marks?: [number, number][]
  reasons?: string[]
  dropped?: string[]
}

const copyMarks = (marks: readonly Mark[]) => marks.map(([from, to]): [number, number] => [from, to])
/** Returns the marks in a name that has every word that tells something. */
function findMarks(name: string, typed: string): readonly Mark[] {
  const [found] = rankItems([{ name }], typed)
  return found && found.dropped.length === 0 ? found.marks : []
}

/**
 * Creates a function that explains why a company was found: the matching letters of its names, in the language of the
 * call and the other; and when typed words are in neither, its industry or its city. The explanation may be empty.
 */
export function createReasons(lookups: Lookups, typed: string, language: Language): (row: JudgedCompany) => Reasons {
  const text = typed.slice(0, maxTyped)
  const readings = [...new Set([text, replaceChatDigits(text), ...toOtherLayout(text)])]
  // Most results contain what was typed as it is, and need no judge.
  let made: ReturnType<typeof createJudge>['judge'][] | undefined
  const getJudges = () => {
    made ??= readings.map((reading) => createJudge(lookups, reading).judge)
    return made
  }
  return (row) => {
    const [own, other] = [nameOf(row, language), nameOf(row, language === 'ar' ? 'en' : 'ar')]
    const whole = [findMarks(own, text), findMarks(other, text)] as const
    if (whole.some((marks) => marks.length > 0)) return buildReasons(whole, [], [])
    const judgements = getJudges().flatMap((judge) => judge(row) ?? [])
    const best = judgements.reduce((one, next) => (next.said > one.said ? next : one), judgements[0]!)
    if (!best) return {}
    const marks = [best.marksEn, best.marksAr] as const
    const industry = best.byIndustry && lookups.name('industries', row.industryId, language)
    const city = best.byCity && lookups.name('cities', row.cityId, language)
    return buildReasons(
      language === 'ar' ? [marks[1], marks[0]] : marks,
      [industry, city].filter((one) => one !== false && one !== null),
      best.dropped,
    )
  }
}

const buildReasons = (
  [own, other]: readonly [readonly Mark[], readonly Mark[]],
  reasons: string[],
  dropped: string[],
): Reasons => ({
  ...(own.length > 0 ? { marks: copyMarks(own) } : {}),
  ...(other.length > 0 ? { other_marks: copyMarks(other) } : {}),
  ...(reasons.length > 0 ? { reasons } : {}),
  ...(dropped.length > 0 ? { dropped } : {}),
})
