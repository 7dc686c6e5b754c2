import { unusualRules } from '../../../contract/reviews/unusual.ts'
import { countDays, getDayAfter, getMonthBefore, toMonth } from '../../platform/months.ts'
import type { PublicationContext } from '../reviews.queries.ts'
import type { WaitingReview } from '../rounds/contribution.ts'
import { queueContribution } from '../rounds/rounds.queries.ts'
import {
  addBurst,
  afterAllRounds,
  type BurstFacts,
  changeBurst,
  hasWaited,
  keepRecent,
  lockBurstOf,
  type RecentCounts,
  readRecent,
} from './bursts.queries.ts'
import { type Counts, computeUsualReviews, isUnusual, judgeReviews, type SeenReview } from './judge.ts'
import { addDays, addStars, countAll, type DayCounts, sortOut } from './sort-out.ts'
import { readUsual } from './usual.queries.ts'
import type { LastMonths } from './usual.ts'

/** Returns what the test knows of a review that waits. */
const toSeen = ({ answers, since, month, network }: WaitingReview): SeenReview => ({
  stars: Number(answers.rate),
  young: since !== undefined && since > month,
  network,
})

/**
 * Judges the company reviews of one round (decision 149), in the transaction that publishes them, and returns those that
 * are published. Where there are more than usual by far, those that make it unusual wait for a moderator instead: stored
 * as before, for no round. Nothing is stored of a review but counts by day.
 */
export async function postponeUnusual(
  publishing: PublicationContext,
  waiting: readonly WaitingReview[],
  now: Date,
): Promise<WaitingReview[]> {
  const { companyId } = publishing
  const rated = waiting.filter(({ kind }) => kind === 'company')
  if (rated.length === 0) return [...waiting]
  const today = getDayAfter(now, 0)
  const recent = await readRecent(publishing, companyId, now)
  const earlier = addDays(Object.values(recent))
  const { usual, months } = await readUsual(publishing.db, companyId, { passed: earlier.passed, now })
  const { held, counts, arrived } = sortOut(rated, toSeen, { usual, earlier })
  const days: RecentCounts = { ...recent, [today]: addDays([...(recent[today] ? [recent[today]] : []), arrived]) }
  await keepRecent(publishing, companyId, days)
  for (const one of held) await queueContribution(publishing, { ...one, from: afterAllRounds, held: 1 })
  if (held.length > 0) {
    const readersSee = addStars(earlier.passed, arrived.passed)
    const computeUsual = (length: number) => Math.round(computeUsualReviews(usual, length))
    await addToBurst(publishing, { ids: held.map(({ id }) => id), counts, readersSee, arrived, computeUsual }, now)
  } else if (months) await noteMonths(publishing, { ...months, stars: addStars(months.stars, arrived.passed) }, now)
  return waiting.filter((one) => !held.includes(one))
}

type Held = {
  ids: readonly string[]
  /** What is counted of the last days, what of it came in this round, and the stars of it that readers see. */
  counts: Counts
  arrived: DayCounts
  readersSee: number[]
  computeUsual: (days: number) => number
}

const countShared = (networks: Counts['networks']) =>
  Object.values(networks).reduce((sum, count) => sum + (count > 1 ? count : 0), 0)

const toFacts = ({ stars, young, networks }: Counts): BurstFacts => ({
  ...{ count: countAll(stars), stars, young, shared: countShared(networks) },
})

/** Adds what is held to the company's burst that is open, or begins one. */
async function addToBurst(publishing: PublicationContext, held: Held, now: Date): Promise<void> {
  const { companyId } = publishing
  const { ids, counts, arrived, readersSee, computeUsual } = held
  const open = await lockBurstOf(publishing, companyId, { state: 'open', since: '' })
  if (!open) {
    const days = unusualRules.days
    const facts = toFacts(counts)
    const begun = getDayAfter(now, 1 - days)
    const about = { companyId, month: toMonth(now), state: 'open', counted: readersSee } as const
    await addBurst(publishing, {
      ...about,
      days,
      usual: computeUsual(days),
      told: facts.count,
      ids: [...ids],
      begun,
      facts,
    })
    return
  }
  const more = toFacts(arrived)
  const { facts } = open
  const all = {
    count: facts.count + more.count,
    stars: addStars(facts.stars, more.stars),
    young: facts.young + more.young,
    shared: facts.shared + more.shared,
  }
  const days = 1 + countDays(open.begun, getDayAfter(now, 0))
  // Moves on in steps: a number that grows by one would show when one person wrote.
  const told = all.count - open.told >= unusualRules.step ? { told: all.count, days, usual: computeUsual(days) } : {}
  const counted = addStars(open.counted, arrived.passed)
  await changeBurst(publishing, { ...open, ...told, counted, ids: [...open.ids, ...ids], facts: all })
}

/**
 * Notes that the reviews of this month and the one before are more than usual, and lean to one side: nothing waits, since
 * an honest change of a company looks the same, but its page says so. Their months are public.
 */
async function noteMonths(
  publishing: PublicationContext,
  { usual, stars, days }: LastMonths,
  now: Date,
): Promise<void> {
  const { companyId } = publishing
  const facts = toFacts({ stars, young: 0, networks: {} })
  if (!isUnusual(judgeReviews(usual, { stars, young: 0, networks: {} }, days))) return
  const since = getMonthBefore(toMonth(now), unusualRules.months - 1)
  if (await hasWaited(publishing.db, companyId, since)) return
  const noted = await lockBurstOf(publishing, companyId, { state: 'noted', since })
  const told = { told: facts.count, days, usual: Math.round(computeUsualReviews(usual, days)), counted: stars, facts }
  if (!noted) {
    const about = { companyId, month: toMonth(now), state: 'noted' } as const
    await addBurst(publishing, { ...about, ...told, ids: [], begun: getDayAfter(now, 1 - days) })
  } else if (facts.count - noted.told >= unusualRules.step) await changeBurst(publishing, { ...noted, ...told })
}
