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
  ['department'],
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

/** Returns the four-year span a year is in: 2021 to 2024, 2025 to 2028. */
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

/** A review whose context may get finer: what it says of its author, its month, and what is shown by now. */
export type Undecided = { facts: Facts; month: string; context: Context }
/** A review whose context stays as it is. */
export type Decided = Omit<Undecided, 'facts'>

/**
 * Decides what is shown of the authors of one company's reviews of a kind: for each the finest context that enough
 * other texts are shown with, or are to be shown with now, all at once. Nobody counts who wrote in the four months in
 * which most of them did, so that a person who plants accounts within a quarter decides nothing. What is shown gets
 * finer alone: the finer context says all that the broader one did, and it opens only where the texts left with the
 * broader one are enough as well, or none, so that taking the others away finds nobody. `sizeOf` gives the number of
 * people from which a context is shown. `texts` is how many texts one person can have written: one of each company
 * that has become this one. Returns what is to be shown from now on; undefined where that stays as it is. Pure.
 */
export function decideContexts(
  kind: OneByOneKind,
  { undecided, decided }: { undecided: readonly Undecided[]; decided: readonly Decided[] },
  regionOf: RegionOf,
  sizeOf: (context: string) => number,
  texts = 1,
): (Context | undefined)[] {
  const { ladder } = shownOf[kind]
  const build = (rung: number, { facts }: Undecided) => buildContext(ladder[rung]!, facts, regionOf)
  const cells = new Cells([...decided, ...undecided], texts)
  const shownAs = undecided.map(({ context }) => toContextKey(context))
  const names = undecided.map((review) => ladder.map((_, rung) => toContextKey(build(rung, review))))
  const rungs = names.map((ofReview, at) => ofReview.indexOf(shownAs[at]!))
  const found = new Map<Undecided, Context>()
  for (const [rung, shown] of ladder.entries()) {
    const groups = new Map<string, Undecided[]>()
    for (const [at, review] of undecided.entries()) {
      if (found.has(review) || !isFinerThan(shown, ladder[rungs[at]!] ?? [])) continue
      const name = names[at]![rung]!
      if (name !== shownAs[at]) addTo(groups, name, review)
    }
    for (const [name, members] of groups) {
      if (countLasting([...cells.monthsOf(name), ...members.map(({ month }) => month)]) < sizeOf(name) * texts) continue
      if (cells.leavesTooFew(members)) continue
      cells.move(members, name)
      for (const review of members) found.set(review, build(rung, review))
    }
  }
  return undecided.map((review) => found.get(review))
}

/** Returns whether nothing finer can be shown of the author of a review. */
export const isFinest = (kind: OneByOneKind, { facts, context }: Undecided, regionOf: RegionOf): boolean =>
  toContextKey(buildContext(shownOf[kind].ladder[0]!, facts, regionOf)) === toContextKey(context)

/** The months of the reviews that are shown with each context. */
class Cells {
  readonly #months = new Map<string, string[]>()
  readonly #least: number
  constructor(shown: readonly Decided[], texts: number) {
    this.#least = contextRules.least * texts
    for (const { context, month } of shown) this.#add(toContextKey(context), [month])
  }
  monthsOf(name: string): readonly string[] {
    return this.#months.get(name) ?? []
  }
  /** Whether some would be left with a context of these reviews, and too few, if these had another one. */
  leavesTooFew(members: readonly Undecided[]): boolean {
    return [...groupByContext(members)].some(([name, leaving]) => {
      const left = this.#listLeft(name, leaving)
      return name !== nothing && left.length > 0 && countLasting(left) < this.#least
    })
  }
  move(members: readonly Undecided[], to: string): void {
    for (const [name, leaving] of groupByContext(members)) this.#months.set(name, this.#listLeft(name, leaving))
    this.#add(
      to,
      members.map(({ month }) => month),
    )
  }
  #add(name: string, months: readonly string[]) {
    for (const month of months) addTo(this.#months, name, month)
  }
  #listLeft(name: string, leaving: readonly string[]): string[] {
    const left = [...this.monthsOf(name)]
    for (const month of leaving) left.splice(left.indexOf(month), 1)
    return left
  }
}

/** Groups the months of reviews by what is shown of their authors. */
function groupByContext(reviews: readonly Decided[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { context, month } of reviews) addTo(groups, toContextKey(context), month)
  return groups
}

/** Adds to the group of this name; a copy of the group for each would take the square of the time. */
function addTo<One>(groups: Map<string, One[]>, name: string, one: One): void {
  ;(groups.get(name) ?? groups.set(name, []).get(name)!).push(one)
}

/** Names a context by what it shows, in one order, no matter what stored it. */
const toContextKey = (context: Context) => JSON.stringify(Object.entries(context).sort())
const nothing = toContextKey({})

/** The parts that say all that a part says, and more. */
const finerThan: Partial<Record<Part, readonly Part[]>> = {
  region: ['city'],
  span: ['year'],
  heldQuarter: ['heldMonth'],
  heldYear: ['heldMonth', 'heldQuarter'],
}
const isFinerThan = (shown: readonly Part[], before: readonly Part[]) =>
  before.every((part) => shown.includes(part) || finerThan[part]?.some((finer) => shown.includes(finer)))

/** Counts who wrote outside the months in a row in which most of these did. */
function countLasting(months: readonly string[]): number {
  const numbers = months.map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
  const countFrom = (first: number) => numbers.filter((n) => n >= first && n < first + contextRules.busiest).length
  return months.length - Math.max(0, ...[...new Set(numbers)].map(countFrom))
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
export function filterStillTrue(kind: OneByOneKind, frozen: Context, facts: Facts, regionOf: RegionOf): Context {
  const finest = shownOf[kind].ladder.map((shown) => buildContext(shown, facts, regionOf))
  const kept = Object.entries(frozen).filter(([part, value]) =>
    finest.some((context) => context[part as keyof Context] === value),
  )
  const context: Context = Object.fromEntries(kept)
  // Years are shown only of a person who has left.
  if (context.former !== 1) delete context.years
  return context
}
