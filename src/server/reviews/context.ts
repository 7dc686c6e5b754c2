import type { RawAnswers } from '../../contract/form/form.ts'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { contextRules } from '../../contract/statistics/rules.ts'
import type { Context } from '../platform/db/schema/reviews.ts'

/**
 * The facts a context is made of. A place below 0 is already a region: its author chose to show no more (see
 * `place.ts`).
 */
export type Facts = { department: number; joblevel: number; place: number; former: number; year: number; held: number }

export type RegionOf = (place: number) => number | undefined

/** The parts of a context, each reading a value from the facts that may be shown. */
const parts = {
  department: ({ department }: Facts) => department,
  joblevel: ({ joblevel }: Facts) => joblevel,
  city: ({ place }: Facts) => place,
  region: ({ place }: Facts, regionOf: RegionOf) => regionOf(place) ?? 'abroad',
  former: ({ former }: Facts) => former,
  year: ({ year }: Facts) => year,
  span: ({ year }: Facts) => computeSpan(year),
  heldMonth: ({ held }: Facts) => held,
  heldQuarter: ({ held }: Facts) => Math.floor(held / 3),
  heldYear: ({ held }: Facts) => Math.floor(held / 12),
} satisfies Record<string, (facts: Facts, regionOf: RegionOf) => unknown>
type Part = keyof typeof parts

const where = ['department', 'joblevel', 'city'] as const
const roughly = ['department', 'joblevel', 'region'] as const
/** The contexts from the finest to the coarsest; an author who fits none of them is shown without any. */
type Ladder = readonly (readonly Part[])[]

const ofWork: Ladder = [
  [...where, 'former', 'year'],
  [...where, 'former', 'span'],
  [...roughly, 'former', 'span'],
  [...where, 'former'],
  [...roughly, 'former'],
  ['department', 'joblevel', 'former'],
  ['department', 'former'],
  ['former'],
]
const ofInterview: Ladder = [
  [...where, 'heldMonth'],
  [...where, 'heldQuarter'],
  [...roughly, 'heldQuarter'],
  [...roughly, 'heldYear'],
  ['department', 'joblevel', 'heldYear'],
  ['department', 'heldYear'],
  ['heldYear'],
]

const toNumber = (value: unknown) => (typeof value === 'number' ? value : 0)
const returnNone = () => 0

/** What is shown of the authors of each kind of review, and when they left or were interviewed, where that is shown. */
const shownOf: Record<OneByOneKind, { ladder: Ladder; year: AnswerReader; held: AnswerReader }> = {
  company: {
    ladder: ofWork,
    year: ({ is_former, last_year }) => (is_former === 1 ? toNumber(last_year) : 0),
    held: returnNone,
  },
  benefit: { ladder: ofWork, year: returnNone, held: returnNone },
  interview: {
    ladder: ofInterview,
    year: returnNone,
    held: ({ year, month }) => toNumber(year) * 12 + toNumber(month) - 1,
  },
}
type AnswerReader = (answers: RawAnswers) => number

/** Returns the four-year span a year lies in: 2021 to 2024, 2025 to 2028. */
const computeSpan = (year: number) => (year ? Math.floor((year - 1) / 4) : 0)

/** The answers of a review that its context is made of. */
export const factNames: readonly string[] = [
  ...['department', 'joblevel', 'shown_place', 'cities', 'city_id', 'is_former', 'last_year', 'year', 'month'],
]

/** Reads from a review's answers what they say of its author; 0 for what they do not say. */
export function getFacts(kind: OneByOneKind, answers: RawAnswers): Facts {
  const { department, joblevel, shown_place, cities, city_id, is_former } = answers
  const { year, held } = shownOf[kind]
  return {
    department: toNumber(department),
    joblevel: toNumber(joblevel),
    place: toNumber(shown_place ?? cities ?? city_id),
    former: toNumber(is_former),
    year: year(answers),
    held: held(answers),
  }
}

/** A review whose context is not decided: what it says of its author, and its month. */
export type Undecided = { facts: Facts; month: string }

/**
 * Decides what is shown of the authors of one company's reviews of a kind: the finest context whose group is large
 * enough, counting nobody who is shown already, in finer detail or from before, so that taking those away finds nobody.
 * All of a group are shown at once. `sizeOf` gives the size at which a group opens whose earliest review is of a month.
 * Undefined where no group is large
 * enough: that review waits for others. A decision is final: what others write, change or delete afterwards makes no
 * context finer. Pure.
 */
export function decideContexts(
  kind: OneByOneKind,
  reviews: readonly Undecided[],
  regionOf: RegionOf,
  sizeOf: (group: string, earliest: string) => number,
): (Context | undefined)[] {
  const decided = new Map<Undecided, Context>()
  for (const shown of shownOf[kind].ladder) {
    const groups = new Map<string, Undecided[]>()
    for (const review of reviews) {
      if (decided.has(review)) continue
      const group = shown.map((part) => `${part} ${parts[part](review.facts, regionOf)}`).join(' ')
      groups.set(group, [...(groups.get(group) ?? []), review])
    }
    for (const [group, members] of groups)
      if (countPeople(members) >= sizeOf(group, members.map(({ month }) => month).sort()[0]!))
        for (const review of members) decided.set(review, buildContext(shown, review.facts, regionOf))
  }
  return reviews.map((review) => decided.get(review))
}

function countPeople(members: readonly Undecided[]): number {
  const months = new Map<string, number>()
  for (const { month } of members) months.set(month, (months.get(month) ?? 0) + 1)
  return [...months.values()].reduce((sum, people) => sum + Math.min(people, contextRules.ofAMonth), 0)
}

function buildContext(shown: readonly Part[], facts: Facts, regionOf: RegionOf): Context {
  const has = (part: Part) => shown.includes(part)
  const region = has('region') || (has('city') && facts.place <= 0) ? regionOf(facts.place) : undefined
  const years = has('year') ? formatYears(facts.year, facts.year) : has('span') ? formatSpan(facts.year) : undefined
  return {
    ...(has('department') && facts.department && { department: facts.department }),
    ...(has('joblevel') && facts.joblevel && { joblevel: facts.joblevel }),
    ...(has('city') && facts.place > 0 && { city: facts.place }),
    ...(region && { region }),
    ...(has('former') && { former: facts.former ? (1 as const) : (0 as const) }),
    ...(years && { years }),
    ...buildHeld(shown, facts.held),
  }
}

const formatYears = (from: number, to: number) => (from === 0 ? undefined : from === to ? `${from}` : `${from}-${to}`)
const formatSpan = (year: number) =>
  year ? formatYears(computeSpan(year) * 4 + 1, computeSpan(year) * 4 + 4) : undefined

function buildHeld(shown: readonly Part[], held: number): Pick<Context, 'held'> {
  const year = Math.floor(held / 12)
  if (shown.includes('heldMonth')) return { held: `${year}-${String((held % 12) + 1).padStart(2, '0')}` }
  if (shown.includes('heldQuarter')) return { held: `${year}-Q${Math.floor((held % 12) / 3) + 1}` }
  return shown.includes('heldYear') ? { held: `${year}` } : {}
}

/** Returns the part of a frozen context that is still true of changed answers: it gets coarser, never finer. Pure. */
export function keepTrue(kind: OneByOneKind, frozen: Context, facts: Facts, regionOf: RegionOf): Context {
  const finest = shownOf[kind].ladder.map((shown) => buildContext(shown, facts, regionOf))
  const kept = Object.entries(frozen).filter(([part, value]) =>
    finest.some((context) => context[part as keyof Context] === value),
  )
  const context: Context = Object.fromEntries(kept)
  // Years are shown only of somebody who has left.
  if (context.former !== 1) delete context.years
  return context
}
