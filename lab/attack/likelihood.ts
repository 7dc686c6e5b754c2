import { randomInt } from 'node:crypto'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import {
  computeSpent,
  groupLedgerByKind,
  type LedgerKind,
  listCountedFields,
  maxTellings,
  studyBudget,
} from '../../src/contract/statistics/budget.ts'
import { lookups as lists } from '../../src/server/lookups/lists.ts'
import { listReleasedRows } from '../../src/server/lookups/lookups.queries.ts'
import { toLookups } from '../../src/server/lookups/lookups.ts'
import { computeEpsilonTogether, getRange, listSums, unit } from '../../src/server/statistics/answer-sums.ts'
import { computeSpentByCounter } from '../../src/server/statistics/guard.ts'
import { listMetrics, listNationalMetrics, type Metric, payPartMetrics } from '../../src/server/statistics/metrics.ts'
import { createNoise, type Noise } from '../../src/server/statistics/noise.ts'
import { tallyNationalPay } from '../../src/server/statistics/pay-tally.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { type Sample, sampleMetrics, sampleSums } from '../../src/server/statistics/release/noise-samples.ts'
import { computeTally } from '../../src/server/statistics/tally.ts'
import type { Tally } from '../../src/server/statistics/tally-type.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

const releasedLookups = toLookups(listReleasedRows())

/** What one person adds to the counters, by measure and bucket. */
type Added = ReadonlyMap<string, number>
const keyOf = ({ measure, bucket }: Pick<Tally, 'measure' | 'bucket'>) => `${measure}\n${bucket}`
const addedBy = (tallies: readonly Tally[]): Added => new Map(tallies.map((one) => [keyOf(one), one.n ?? 1]))
export const nothing: Added = new Map()

/** The numbers a contribution counts in, and what the two possible authors add to them. */
export type Game = {
  kind: LedgerKind
  metrics: readonly Metric[]
  sums: readonly Tally[]
  worlds: readonly [Added, Added]
}

/**
 * Computes how much likelier a release's additions to the counters are in the first world than in the second, as a
 * logarithm. The attacker knows the distribution of the noise and subtracts everyone else's contributions. No other
 * number reveals more: every published one is computed from these, and by Neyman and Pearson no guess is right more
 * often than this one.
 */
export function compareWorlds(game: Game, told: readonly Sample[], [first, second]: readonly [Added, Added]): number {
  const epsilons = new Map(game.metrics.map(({ measure, epsilon }) => [measure, computeSpentByCounter(epsilon) / 1000]))
  let likelier = 0
  let [farFirst, farSecond] = [0, 0]
  for (const one of told) {
    const key = keyOf(one)
    const [a, b] = [Math.abs(one.n - (first.get(key) ?? 0)), Math.abs(one.n - (second.get(key) ?? 0))]
    const epsilon = epsilons.get(one.measure)
    if (epsilon === undefined) {
      farFirst = Math.max(farFirst, a)
      farSecond = Math.max(farSecond, b)
    } else likelier += epsilon * (b - a)
  }
  if (game.sums.length === 0) return likelier
  return likelier + ((farSecond - farFirst) * computeEpsilonTogether(game.kind as ReviewKind)) / 1000 / (2 * unit)
}

/** Returns what one release with this person in it adds to the counters, by the server's own draws. */
export function release({ kind, metrics, sums }: Game, noise: Noise, person: Added): Sample[] {
  const together =
    sums.length > 0 ? sampleSums({ sums, epsilon: computeEpsilonTogether(kind as ReviewKind) }, noise) : []
  return [...sampleMetrics(metrics, noise), ...together].map((one) => ({
    ...one,
    n: one.n + (person.get(keyOf(one)) ?? 0),
  }))
}

/**
 * Keeps the counters to which one of the worlds adds something: the others hold noise that is the same in both, and are
 * not drawn.
 */
function touched(metrics: readonly Metric[], worlds: readonly Added[]): Metric[] {
  const keys = new Set(worlds.flatMap((added) => [...added.keys()]))
  return metrics.flatMap((metric) => {
    const values = metric.values.filter((bucket) => keys.has(keyOf({ measure: metric.measure, bucket })))
    return values.length > 0 ? [{ ...metric, values }] : []
  })
}

/** Returns the two most distant answers to each counted question. */
function questionsApart(kind: ReviewKind): [RawAnswers, RawAnswers] {
  const apart = listCountedFields(kind).flatMap((field): [string, unknown, unknown][] => {
    if (field.kind === 'offers') {
      const offers = (offered: number) => lists.benefits.map(({ id }) => ({ benefit_id: id, offered }))
      return [[field.name, offers(1), offers(2)]]
    }
    if (field.kind === 'lookup') {
      const all = releasedLookups.items(field.list)
      return [[field.name, all[0]!.id, all.at(-1)!.id]]
    }
    const range = getRange(field)
    if (range) return [[field.name, range[0], range[1]]]
    return field.kind === 'choice' ? [[field.name, field.options[0], field.options.at(-1)]] : []
  })
  const answers = (which: 1 | 2) => sampleAnswers(kind, Object.fromEntries(apart.map((one) => [one[0], one[which]])))
  return [answers(1), answers(2)] as [RawAnswers, RawAnswers]
}

const ids = (list: 'ageGroups' | 'workexperience') => releasedLookups.items(list).map(({ id }) => id)
const writers: readonly [Writer, Writer] = [
  { gender: 'female', nation: 'saudi', age: ids('ageGroups')[0], experience: ids('workexperience')[0] },
  { gender: 'male', nation: 'arab', age: ids('ageGroups')[1], experience: ids('workexperience')[1] },
]
const salaries: readonly [RawAnswers, RawAnswers] = [0, 1].map((n) =>
  sampleAnswers('salary', {
    ...{ salary: n ? 60_000 : 4000, joblevel: 1 + n, jobtitle: 1 + n, gender: writers[n]!.gender },
    ...{ cash_bonus: n ? 200_000 : 2000, cash_bonus_duration: 'year', annual_raise: n ? 25 : 1 },
    ...{ profit_sharing: n ? 200_000 : 2000, profit_sharing_duration: 'year' },
    ...{ sales_commission: n ? 20_000 : 500, sales_commission_duration: 'month' },
  }),
) as [RawAnswers, RawAnswers]

/** Returns the answers of two people who differ in everything that is counted. */
export const answersApart = (kind: ReviewKind): readonly [RawAnswers, RawAnswers] =>
  kind === 'salary' ? salaries : questionsApart(kind)

/** Returns the game of a kind: two contributions that differ in everything that is counted. */
export function gameOf(kind: LedgerKind): Game {
  if (kind === 'study') {
    const worlds = [0, 1].map((option) => addedBy([{ measure: 'study', bucket: String(option) }])) as [Added, Added]
    const metrics = [{ measure: 'study', values: ['0', '1'], epsilon: studyBudget }]
    return { kind, metrics, sums: [], worlds }
  }
  const answers = answersApart(kind)
  const worlds = [0, 1].map((n) =>
    addedBy([
      ...computeTally(kind, answers[n]!, '2026-09', writers[n]),
      ...tallyNationalPay(kind, answers[n]!, writers[n]!.nation),
    ]),
  ) as [Added, Added]
  const all = listMetrics(kind, releasedLookups)
  const metrics =
    kind === 'salary' ? [...all, ...payPartMetrics(releasedLookups), ...listNationalMetrics(releasedLookups)] : all
  const sums = listSums(
    kind,
    lists.benefits.map(({ id }) => String(id)),
  )
  return { kind, metrics: touched(metrics, worlds), sums, worlds }
}

/** Plays a game and returns how often the likelier world was the true one. */
export function guessWorlds(rounds: number, play: (isFirst: boolean) => number) {
  return tallyRight(
    Array.from({ length: rounds }, () => {
      const isFirst = randomInt(2) === 0
      const likelier = play(isFirst)
      return (likelier === 0 ? randomInt(2) === 0 : likelier > 0) === isFirst
    }),
  )
}

/** Plays which of two contributions a person wrote, over so many years; each is told once. */
const playValue = (game: Game, noise: Noise, rounds: number, tellings = 1) =>
  guessWorlds(rounds, (isFirst) => {
    let likelier = 0
    for (let telling = 0; telling < tellings; telling += 1)
      likelier += compareWorlds(game, release(game, noise, game.worlds[isFirst ? 0 : 1]), game.worlds)
    return likelier
  })

/**
 * Plays the same with every change released: first what one of the two wrote, then again and again that they have
 * swapped.
 */
function playChanged(game: Game, noise: Noise, rounds: number) {
  const [first, second] = game.worlds
  const minus = (one: Added, other: Added): Added =>
    new Map([...one.keys(), ...other.keys()].map((key) => [key, (one.get(key) ?? 0) - (other.get(key) ?? 0)]))
  const turns = [minus(second, first), minus(first, second)] as const
  // Sums reveal more of each change: a few changes are enough to win.
  const changes = game.sums.length > 0 ? 7 : 23
  return guessWorlds(rounds, (isFirst) => {
    let likelier = compareWorlds(game, release(game, noise, isFirst ? first : second), game.worlds)
    for (let change = 0; change < changes; change += 1) {
      const added = change % 2 === 0 ? turns : ([turns[1], turns[0]] as const)
      likelier += compareWorlds(game, release(game, noise, isFirst ? added[0] : added[1]), added)
    }
    return likelier
  })
}

/**
 * Plays whether a person wrote at all, from the numbers of the release that they are in. When it comes about is as public
 * in one world as in the other.
 */
const playMembership = (game: Game, noise: Noise, rounds: number) =>
  guessWorlds(rounds, (isThere) => weighMembership(game, noise, isThere))

/** Plays a release with or without the contribution; returns how much likelier it is with it, as a logarithm. */
export const weighMembership = (game: Game, noise: Noise, isThere: boolean): number =>
  compareWorlds(game, release(game, noise, isThere ? game.worlds[0] : nothing), [game.worlds[0], nothing])

/** No noise at all. */
export const silence: Noise = { laplace: () => 0, cube: (_epsilon, size) => Array.from({ length: size }, () => 0) }
const half = { chance: 0.5 }

/**
 * An attacker who knows the mechanism and all other contributions, has any number of accounts, chooses when they join,
 * and weights every number of 24 releases by its likelihood. A release without the victim adds only noise to what the
 * attacker knows: it is as likely in both worlds, and is not drawn. That changes reveal nothing about the victim a
 * second time is tested on the database by the attack `changes`.
 */
export const likelihood: Attack = {
  name: 'likelihood',
  rounds: { test: 500, whole: 100_000 },
  play: async (rounds) => {
    const noise = createNoise()
    const few = Math.min(rounds, 500)
    return groupLedgerByKind().flatMap(({ kind, otherwise, absent, lifetime }): Outcome[] => {
      const game = gameOf(kind)
      const name = (what: string) => `likelihood, ${kind}: ${what}`
      const epsilon = 1000 * otherwise
      const outcomes: Outcome[] = [
        { name: name('what a person said'), ...playValue(game, noise, rounds), ...half, epsilon },
        {
          name: name('whether a person wrote'),
          ...playMembership(game, noise, rounds),
          ...half,
          epsilon: 1000 * absent,
        },
        { name: name('what, without noise'), ...playValue(game, silence, few), ...half, epsilon, isUndefended: true },
      ]
      if (kind === 'study') return outcomes
      const again = playChanged(game, noise, few)
      const life = playValue(game, noise, rounds / 5, maxTellings)
      return [
        ...outcomes,
        { name: name('all years that are counted'), ...life, ...half, epsilon: 1000 * lifetime },
        { name: name('what, told again with each change'), ...again, ...half, epsilon, isUndefended: true },
      ]
    })
  },
}

/**
 * Returns the budget the game spends and that of the ledger, which must be equal: otherwise the bound would be that of
 * another game.
 */
export const spentInGame = (kind: LedgerKind): { game: number; ledger: number } => {
  const { metrics, sums, worlds } = gameOf(kind)
  const moved = metrics.reduce(
    (all, { measure, values, epsilon }) =>
      all +
      values.reduce((sum, bucket) => {
        const key = keyOf({ measure, bucket })
        return sum + Math.abs((worlds[0].get(key) ?? 0) - (worlds[1].get(key) ?? 0)) * computeSpentByCounter(epsilon)
      }, 0),
    0,
  )
  const far = Math.max(
    0,
    ...sums.map((one) => Math.abs((worlds[0].get(keyOf(one)) ?? 0) - (worlds[1].get(keyOf(one)) ?? 0))),
  )
  const together = sums.length > 0 ? (far / (2 * unit)) * computeEpsilonTogether(kind as ReviewKind) : 0
  return { game: moved + together, ledger: 1000 * computeSpent(kind).otherwise }
}
