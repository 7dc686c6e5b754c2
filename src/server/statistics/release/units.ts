import { type ReviewKind, reviewKinds } from '../../../contract/reviews/reviews.ts'
import { studyBudget } from '../../../contract/statistics/budget.ts'
import { payRules } from '../../../contract/statistics/rules.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type Counts, computeSpentByCounter, countPeople } from '../guard.ts'
import { national, ofCompany, readReleasedCounters } from '../ledger.queries.ts'
import { listIds, listMetrics, listNationalMetrics, payPartMetrics } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import { payMeasure } from '../pay-measures.ts'
import type { Tally } from '../tally-type.ts'
import { computeEpsilonTogether, listSums } from '../together.ts'
import { countCompany, countCountry, joinsMeasure, optionMeasure } from './count.queries.ts'
import { type Draw, drawMetrics, drawSums } from './draws.ts'
import { type Opening, ofCompanies, ofCountry } from './opening.ts'
import * as store from './release.queries.ts'
import { nameCell } from './told.ts'

export type Dependencies = {
  db: Database
  privacy: Privacy
  noise: Noise
  lookups: Lookups
  leaving?: ReadonlySet<string> | undefined
}

/** A unit of release: its name, and how it is settled, counted and published. */
export type Unit = {
  name: string
  opening: Opening
  /** Fixes what releases count of the people in this release from here on. Repeatable. */
  settle: () => Promise<void>
  count: () => Promise<Counts>
  /** Publishes what changed since the last release, with its noise; returns the cells it has published. */
  publish: (tx: Database, changeOf: (cell: Pick<Tally, 'measure' | 'bucket'>) => number) => Promise<readonly string[]>
}

export const nameCompanyUnit = (kind: ReviewKind, companyId: number) => `${kind} ${companyId}`

/** Creates the unit of one kind of a company's reviews. */
export const createCompanyUnit = (
  { db, privacy, noise, lookups, leaving }: Dependencies,
  companyId: number,
  kind: ReviewKind,
): Unit => ({
  name: nameCompanyUnit(kind, companyId),
  opening: ofCompanies,
  settle: () => store.settleCompany(db, companyId, kind),
  // Interviews are read one by one, and counted as they come.
  count: async () => (kind === 'interview' ? new Map() : countCompany({ db, privacy, leaving }, companyId, kind)),
  async publish(tx, changeOf) {
    if (kind === 'interview') {
      await store.publishInterviews(tx, companyId)
      return []
    }
    const ledger = ofCompany(companyId)
    const cells: string[] = []
    const tell = async (noises: readonly Draw[]) => {
      await store.publishDraws(tx, ledger, withChanges(noises, changeOf))
      cells.push(...noises.map(nameCell))
    }
    await tell(drawMetrics(listMetrics(kind, lookups), noise))
    const sums = listSums(kind, listIds(lookups, 'benefits'))
    if (sums.length > 0) await tell(drawSums({ sums, epsilon: computeEpsilonTogether(kind) }, noise))
    if (kind !== 'salary') return cells
    // From here on only published numbers are read, which reveals nothing more.
    const whole = (await readReleasedCounters(tx, ledger, [payMeasure]))(payMeasure)
    if (countPeople(whole.counts) >= payRules.breakdownsFrom) await tell(drawMetrics(payPartMetrics(lookups), noise))
    return cells
  },
})

/** Creates the unit of the pay of the whole country. */
export const createCountryUnit = ({ db, privacy, noise, lookups, leaving }: Dependencies): Unit => ({
  name: 'country',
  opening: ofCountry,
  settle: () => store.settleCountry(db),
  count: () => countCountry({ db, privacy, leaving }),
  async publish(tx, changeOf) {
    const noises = drawMetrics(listNationalMetrics(lookups), noise)
    await store.publishDraws(tx, national, withChanges(noises, changeOf))
    return noises.map(nameCell)
  },
})

export const nameStudyUnit = (id: number) => `study ${id}`
export const isStudyName = (name: string) => name.startsWith('study ')

/**
 * Creates the unit of a study with this many options. Answers are final: `counted` holds the counts of all studies'
 * answers, made in one pass.
 */
export const createStudyUnit = ({ noise }: Dependencies, id: number, options: number, counted: Counts): Unit => ({
  name: nameStudyUnit(id),
  opening: ofCompanies,
  settle: async () => {},
  count: async () => counted,
  async publish(tx, changeOf) {
    const cells = Array.from({ length: options }, (_, option) => ({ measure: optionMeasure, bucket: String(option) }))
    const draws = cells.map((cell) => changeOf(cell) + noise.laplace(computeSpentByCounter(studyBudget)))
    await store.publishStudy(tx, id, draws)
    const joined = [...counted.keys()].filter((cell) => cell.startsWith(joinsMeasure))
    return [...cells.map(nameCell), ...joined]
  },
})

const withChanges = (noises: readonly Draw[], changeOf: (cell: Draw) => number): Draw[] =>
  noises.map((one) => ({ ...one, n: one.n + changeOf(one) }))

/** Finds the unit a name stands for; undefined when it does not exist any more. */
export function findUnit(
  using: Dependencies,
  name: string,
  studies: { options: ReadonlyMap<number, number>; answers: ReadonlyMap<number, Counts> },
): Unit | undefined {
  if (name === 'country') return createCountryUnit(using)
  const [what = '', number = ''] = name.split(' ')
  const id = Number(number)
  const kind = reviewKinds.find((one) => one === what)
  if (kind) return createCompanyUnit(using, id, kind)
  const options = studies.options.get(id)
  return options === undefined ? undefined : createStudyUnit(using, id, options, studies.answers.get(id) ?? new Map())
}
