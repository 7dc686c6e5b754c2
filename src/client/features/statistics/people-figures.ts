import type { CompanyStatistics, PeoplePart } from '../../../contract/statistics/people.schema.ts'
import { type Breakdown, breakdowns, namedQualifications } from '../../../contract/statistics/people.ts'
import type { Format } from '../../i18n/format.ts'
import type { Say } from '../../i18n/use-say.ts'

/** One answer with its share 0..1 of all reviewers. */
export type ShownPart = PeoplePart & { share: number }
export type ShownBreakdown = {
  breakdown: Breakdown
  /** The answers, largest first. */
  parts: ShownPart[]
  /** The share of those in no part: they gave no answer, or one that too few have given so far. */
  unspecified: number
}

/** Lists the breakdowns with something to show, in the order of the page. */
export function listShownBreakdowns({
  parts,
  reviewers,
}: Pick<CompanyStatistics, 'parts' | 'reviewers'>): ShownBreakdown[] {
  return breakdowns.flatMap((breakdown) => {
    const told = parts[breakdown].reduce((sum, { people }) => sum + people, 0)
    if (told === 0) return []
    // A review that was just withdrawn may still be among the released ones.
    const all = Math.max(told, reviewers)
    return [
      {
        breakdown,
        parts: parts[breakdown].map((part) => ({ ...part, share: part.people / all })),
        unspecified: (all - told) / all,
      },
    ]
  })
}

const formatGroup = ({ id, name }: PeoplePart, say: Say): string => name ?? say(`gender.${id}`)

/** How many answers a sentence names; the chart and the table have all of them. */
const named = 3

/**
 * Builds the finding of a breakdown: the specified sentence for education ("63% bachelor's, 14% no degree, 10%
 * unspecified"), the largest group for breakdowns by groups of years, else the largest answers.
 */
export function buildPeopleSentence(
  { breakdown, parts, unspecified }: ShownBreakdown,
  say: Say,
  format: Format,
): string {
  const [first] = parts
  if (first && (breakdown === 'experience' || breakdown === 'age'))
    return say(`sentence.${breakdown}`, { share: format.percent(first.share), name: formatGroup(first, say) })
  const ends = [say('part', { share: format.percent(unspecified), name: say('unspecified') })]
  if (breakdown !== 'education') {
    const names = parts.slice(0, named).map((part) => formatPart(part, formatGroup(part, say), say, format))
    return [...names, ...(parts.length < named && unspecified > 0 ? ends : [])].join(say('comma'))
  }
  const degrees = (['bachelor', 'none'] as const).flatMap((degree) => {
    const part = parts.find(({ id }) => id === namedQualifications[degree])
    return part ? [formatPart(part, say(`degree.${degree}`), say, format)] : []
  })
  const told = degrees.length > 0 || !first ? degrees : [formatPart(first, formatGroup(first, say), say, format)]
  return [...told, ...ends].join(say('comma'))
}

const formatPart = ({ share }: ShownPart, name: string, say: Say, format: Format) =>
  say('part', { share: format.percent(share), name })
