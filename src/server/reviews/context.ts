import type { RawAnswers } from '../../contract/form/form.ts'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { minPeople } from '../../contract/statistics/rules.ts'
import type { Context } from '../platform/db/schema/reviews.ts'

/**
 * The facts a context is made of. A place below 0 is already a region: its author chose to show no more (see
 * `place.ts`).
 */
export type Facts = { department: number; joblevel: number; place: number; former: number; year: number; held: number }

/**
 * The number of reviews by group: those with the same facts that are shown alike. A group's key is a rung of the ladder
 * and the facts.
 */
export type Groups = Record<string, number>

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

/**
 * Chooses what is shown of the authors of reviews published together: the finest context that fits at least 5 people,
 * counting those of earlier rounds and of this one, but nobody who is shown in finer detail already, so that
 * subtracting those identifies nobody. Adds the reviews to `groups`. It is called once for a review and the result is
 * final: what others write, change or delete afterwards makes no context finer. Pure.
 */
export function freezeContexts(
  kind: OneByOneKind,
  reviews: readonly Facts[],
  groups: Groups,
  regionOf: RegionOf,
): { context: Context; group: string }[] {
  const rungs = shownOf[kind].ladder
  const known = Object.entries(groups).map(([group, people]) => ({ ...groupFrom(group), people }))
  const rungOf = new Map<Facts, number>()
  for (const [rung, shown] of rungs.entries()) {
    const buildKey = (facts: Facts) => shown.map((part) => parts[part](facts, regionOf)).join(' ')
    const sharing = new Map<string, number>()
    const add = (facts: Facts, people: number) =>
      sharing.set(buildKey(facts), (sharing.get(buildKey(facts)) ?? 0) + people)
    for (const { rung: shownAt, facts, people } of known) if (shownAt >= rung) add(facts, people)
    const left = reviews.filter((facts) => !rungOf.has(facts))
    for (const facts of left) add(facts, 1)
    for (const facts of left) if (sharing.get(buildKey(facts))! >= minPeople) rungOf.set(facts, rung)
  }
  return reviews.map((facts) => {
    const rung = rungOf.get(facts) ?? rungs.length
    const group = [rung, ...Object.values(facts)].join(' ')
    groups[group] = (groups[group] ?? 0) + 1
    return { context: buildContext(rungs[rung] ?? [], facts, regionOf), group }
  })
}

function groupFrom(group: string): { rung: number; facts: Facts } {
  const [rung = 0, department = 0, joblevel = 0, place = 0, former = 0, year = 0, held = 0] = group
    .split(' ')
    .map(Number)
  return { rung, facts: { department, joblevel, place, former, year, held } }
}

/** Removes a deleted review from its group. */
export function leaveGroup(groups: Groups, group: string): void {
  const left = (groups[group] ?? 0) - 1
  if (left > 0) groups[group] = left
  else delete groups[group]
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
