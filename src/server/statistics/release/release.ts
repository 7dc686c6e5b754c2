import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { payBudget, studyBudget } from '../../../contract/statistics/budget.ts'
import { payRules, releaseRules } from '../../../contract/statistics/rules.ts'
import { lookupsOf } from '../../lookups/lookups.queries.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { beginningOfPeriod } from '../../platform/jobs/period.ts'
import { clearlyAbove, peopleIn, spentByCounter } from '../guard.ts'
import { type Ledger, national, ofCompany, releasedCounters } from '../ledger.queries.ts'
import { epsilonOf, extraMetrics, fewParts, half, type Metric, metricsOf } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import { bandNames, payBands } from '../pay.ts'
import {
  departmentMeasure,
  payMeasure,
  payPart,
  paySizes,
  sizedDimensions,
  titleDimensions,
  titleMeasure,
  titlePart,
  titleSizes,
} from '../pay-measures.ts'
import { drawThreshold, type Opening, ofCompanies, ofCountry, opens } from './opening.ts'
import * as store from './release.queries.ts'

export type Releasing = { db: Database; noise: Noise }

/** How often there are releases: on the first day of the month, unless the settings say otherwise. */
export const releasePeriod = ({ RELEASE_ROUNDS }: Config) => RELEASE_ROUNDS ?? 'month'

/**
 * Releases what is due: of every company by kind of review, of the country and of every study, where enough people have
 * joined (`opening.ts`). A job of the registry, so once in each period; begun again after a death, it does not look again
 * at what it had looked at.
 */
export function releaseDue({ db, noise, config }: Releasing & { config: Config }, now: Date): Promise<void> {
  const round = beginningOfPeriod(releasePeriod(config), now).toISOString()
  return releaseAll({ db, noise }, round, now)
}

/** The same for a round named by the caller; names follow one another in the order of the alphabet. */
export async function releaseAll({ db, noise }: Releasing, round: string, now: Date): Promise<void> {
  const lookups = await lookupsOf(db)
  const month = now.toISOString().slice(0, 7)
  const { newPeople } = releaseRules
  for (const { company_id, kind, people } of await store.companyNewcomers(db, month, newPeople))
    await releaseUnit({ db, noise }, `${kind} ${company_id}`, round, ofCompanies, people, async (tx) => {
      await store.settleCompany(tx, company_id, kind)
      await releaseCompany(tx, company_id, kind, lookups, noise)
    })
  const people = await store.countryNewcomers(db, month)
  if (people >= newPeople)
    await releaseUnit({ db, noise }, 'country', round, ofCountry, people, async (tx) => {
      await store.settleCountry(tx)
      await releaseCountry(tx, lookups, noise)
    })
  for (const { id, newcomers, options } of await store.studiesWithNewcomers(db, newPeople))
    await releaseUnit({ db, noise }, `study ${id}`, round, ofCompanies, newcomers, (tx) =>
      store.publishStudy(
        tx,
        id,
        Array.from({ length: options }, () => noise(spentByCounter(studyBudget))),
      ),
    )
}

/** Looks at one unit in a round, and publishes it where enough people have joined. */
function releaseUnit(
  { db, noise }: Releasing,
  unit: string,
  round: string,
  opening: Opening,
  newcomers: number,
  publish: (tx: Database) => Promise<void>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const threshold = await store.beginUnit(tx, unit, round, drawThreshold(noise, opening))
    if (threshold === null || !opens(noise, opening, threshold, newcomers)) return
    await publish(tx)
    await store.setThreshold(tx, unit, drawThreshold(noise, opening))
  })
}

async function releaseCompany(tx: Database, companyId: number, kind: ReviewKind, lookups: Lookups, noise: Noise) {
  if (kind === 'interview') return store.publishInterviews(tx, companyId)
  const ledger = ofCompany(companyId)
  await store.publishMetrics(tx, ledger, metricsOf(kind, lookups), noise)
  if (kind !== 'salary') return
  // From here on it is looked at what is published already, which tells nothing more.
  const whole = (await releasedCounters(tx, ledger, [payMeasure]))(payMeasure)
  if (peopleIn(whole.counts) < payRules.breakdownsFrom) return
  const bands = (measure: string, epsilon: number): Metric => ({ measure, values: bandNames(payBands), epsilon })
  const few = Object.entries(fewParts(lookups)).flatMap(([dimension, ids]) =>
    ids.map((id) => bands(payPart(dimension as 'gender', id), payBudget[dimension as 'gender'])),
  )
  const sizes = sizedDimensions.map((dimension) => ({
    measure: paySizes(dimension),
    values: lookups.items(dimension === 'jobtitle' ? 'jobtitles' : 'departments').map(({ id }) => String(id)),
    epsilon: half(payBudget[dimension]),
  }))
  await store.publishMetrics(tx, ledger, [...few, ...extraMetrics(), ...sizes], noise)
  for (const dimension of sizedDimensions) {
    const large = await largeParts(tx, ledger, paySizes(dimension))
    await store.publishMetrics(
      tx,
      ledger,
      large.map((id) => bands(payPart(dimension, id), half(payBudget[dimension]))),
      noise,
    )
  }
}

/** Job titles and departments of the country; a title's own breakdowns where the title and then its part are large. */
async function releaseCountry(tx: Database, lookups: Lookups, noise: Noise) {
  const bands = (measure: string): Metric => ({ measure, values: bandNames(payBands), epsilon: epsilonOf(measure) })
  const titles = lookups.items('jobtitles').map(({ id }) => String(id))
  const departments = lookups.items('departments').map(({ id }) => bands(departmentMeasure(id)))
  await store.publishMetrics(tx, national, [...titles.map((id) => bands(titleMeasure(id))), ...departments], noise)
  const published = await releasedCounters(tx, national, titles.map(titleMeasure))
  const lists = { joblevel: 'joblevels', experience: 'workexperience', gender: null, city: 'cities' } as const
  for (const title of titles) {
    if (peopleIn(published(titleMeasure(title)).counts) < payRules.titleBreakdownsFrom) continue
    for (const dimension of titleDimensions) {
      const list = lists[dimension]
      const ids = list ? lookups.items(list).map(({ id }) => String(id)) : ['female', 'male']
      const measure = titleSizes(title, dimension)
      await store.publishMetrics(tx, national, [{ measure, values: ids, epsilon: epsilonOf(measure) }], noise)
      const large = await largeParts(tx, national, measure)
      await store.publishMetrics(
        tx,
        national,
        large.map((id) => bands(titlePart(title, dimension, id))),
        noise,
      )
    }
  }
}

/** The parts of a breakdown that are larger than noise alone would make one. */
async function largeParts(tx: Database, ledger: Ledger, measure: string): Promise<string[]> {
  const sizes = (await releasedCounters(tx, ledger, [measure]))(measure)
  return [...sizes.counts].filter(([, people]) => people >= clearlyAbove(sizes)).map(([id]) => id)
}
