import { type ReviewKind, reviewKinds } from '../../../contract/reviews/reviews.ts'
import { studyBudget } from '../../../contract/statistics/budget.ts'
import { payRules } from '../../../contract/statistics/rules.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { computeEpsilonTogether, listSums } from '../answer-sums.ts'
import { type Counts, computeSpentByCounter, countPeople } from '../guard.ts'
import { national, ofCompany, readReleasedCounters } from '../ledger.queries.ts'
import { listIds, listMetrics, listNationalMetrics, payPartMetrics } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import { payMeasure } from '../pay-measures.ts'
import type { Tally } from '../tally-type.ts'
import { type Batch, countCompany, countCountry, optionMeasure } from './count.queries.ts'
import { type Sample, sampleMetrics, sampleSums } from './noise-samples.ts'
import * as store from './release.queries.ts'
import { buildCellName } from './told.ts'

export type Dependencies = {
  db: Database
  privacy: Privacy
  noise: Noise
  lookups: Lookups
  leaving?: ReadonlySet<string> | undefined
}

/** A unit of release: its name, and how it is counted and told. */
export type Unit = {
  name: string
  /** Counts what no release has told of; `told` is what all have counted. */
  count: (told: Counts) => Promise<Batch>
  /** Marks reviews as told. */
  settle: (tx: Database, ids: readonly string[]) => Promise<void>
  /** Publishes what was counted, with its noise; returns the cells it has told of. */
  publish: (tx: Database, changeOf: (cell: Pick<Tally, 'measure' | 'bucket'>) => number) => Promise<readonly string[]>
}

/** Returns what was counted less what releases have told. */
function computeUntold(counted: Counts, told: Counts): Batch {
  const cells = new Set([...counted.keys(), ...told.keys()])
  return {
    counts: new Map([...cells].map((cell) => [cell, (counted.get(cell) ?? 0) - (told.get(cell) ?? 0)])),
    ids: [],
  }
}

export const buildUnitName = (kind: ReviewKind, companyId: number) => `${kind} ${companyId}`

/**
 * Creates the unit of one kind of a company's reviews. `isOpened`: a server of an earlier version has decided its release,
 * and may have marked reviews as told.
 */
export const createCompanyUnit = (
  { db, privacy, noise, lookups, leaving }: Dependencies,
  companyId: number,
  kind: ReviewKind,
  isOpened = false,
): Unit => ({
  name: buildUnitName(kind, companyId),
  async count(told) {
    const counted = await countCompany({ db, privacy, leaving }, companyId, kind, isOpened)
    return isOpened ? computeUntold(counted.counts, told) : counted
  },
  settle: (tx, ids) => store.markToldOfCompany(tx, companyId, ids),
  async publish(tx, changeOf) {
    const ledger = ofCompany(companyId)
    const cells: string[] = []
    const publishNoisy = async (noises: readonly Sample[]) => {
      await store.publishSamples(tx, ledger, withChanges(noises, changeOf))
      cells.push(...noises.map(buildCellName))
    }
    await publishNoisy(sampleMetrics(listMetrics(kind, lookups), noise))
    const sums = listSums(kind, listIds(lookups, 'benefits'))
    if (sums.length > 0) await publishNoisy(sampleSums({ sums, epsilon: computeEpsilonTogether(kind) }, noise))
    if (kind !== 'salary') return cells
    // From here on only published numbers are read, which reveals nothing more.
    const whole = (await readReleasedCounters(tx, ledger, [payMeasure]))(payMeasure)
    if (countPeople(whole.counts) >= payRules.breakdownsFrom)
      await publishNoisy(sampleMetrics(payPartMetrics(lookups), noise))
    return cells
  },
})

/** Creates the unit of the pay of the whole country. */
export const createCountryUnit = ({ db, privacy, noise, lookups, leaving }: Dependencies, isOpened = false): Unit => ({
  name: 'country',
  async count(told) {
    const counted = await countCountry({ db, privacy, leaving }, isOpened)
    return isOpened ? computeUntold(counted.counts, told) : counted
  },
  settle: store.markToldOfCountry,
  async publish(tx, changeOf) {
    const noises = sampleMetrics(listNationalMetrics(lookups), noise)
    await store.publishSamples(tx, national, withChanges(noises, changeOf))
    return noises.map(buildCellName)
  },
})

export const buildStudyUnitName = (id: number) => `study ${id}`

/**
 * Creates the unit of a study with this many options. Answers are final: `counted` holds the counts of all studies'
 * answers, made in one pass.
 */
export const createStudyUnit = ({ noise }: Dependencies, id: number, options: number, counted: Counts): Unit => ({
  name: buildStudyUnitName(id),
  count: async (told) => computeUntold(counted, told),
  settle: async () => {},
  async publish(tx, changeOf) {
    const cells = Array.from({ length: options }, (_, option) => ({ measure: optionMeasure, bucket: String(option) }))
    const draws = cells.map((cell) => changeOf(cell) + noise.laplace(computeSpentByCounter(studyBudget)))
    await store.publishStudy(tx, id, draws)
    return cells.map(buildCellName)
  },
})

const withChanges = (noises: readonly Sample[], changeOf: (cell: Sample) => number): Sample[] =>
  noises.map((one) => ({ ...one, n: one.n + changeOf(one) }))

/** How many options each study has, and the counts of its answers, by its id. */
export type Studies = { options: ReadonlyMap<number, number>; answers: ReadonlyMap<number, Counts> }

/** Finds the unit a name stands for; undefined when it does not exist any more. */
export function findUnit(using: Dependencies, name: string, studies: Studies, isOpened = false): Unit | undefined {
  if (name === 'country') return createCountryUnit(using, isOpened)
  const [what = '', number = ''] = name.split(' ')
  const id = Number(number)
  const kind = reviewKinds.find((one) => one === what)
  if (kind) return createCompanyUnit(using, id, kind, isOpened)
  const options = studies.options.get(id)
  return options === undefined ? undefined : createStudyUnit(using, id, options, studies.answers.get(id) ?? new Map())
}
