import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { studyBudget } from '../../../contract/statistics/budget.ts'
import { payRules, releaseRules } from '../../../contract/statistics/rules.ts'
import { lookupsOf } from '../../lookups/lookups.queries.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { beginningOfPeriod } from '../../platform/jobs/period.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { peopleIn, spentByCounter } from '../guard.ts'
import { national, ofCompany, releasedCounters } from '../ledger.queries.ts'
import { idsOf, metricsOf, nationalMetrics, payPartMetrics } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import { payMeasure } from '../pay-measures.ts'
import { epsilonTogether, sumsOf } from '../together.ts'
import { drawMetrics, drawSums } from './draws.ts'
import { companyNewcomers, countryNewcomers } from './newcomers.queries.ts'
import { drawThreshold, type Opening, ofCompanies, ofCountry, opens } from './opening.ts'
import * as store from './release.queries.ts'

export type Releasing = { db: Database; privacy: Privacy; noise: Noise }

/** How often there are releases: on the first day of the month, unless the settings say otherwise. */
export const releasePeriod = ({ RELEASE_ROUNDS }: Config) => RELEASE_ROUNDS ?? 'month'

/**
 * Releases what is due: of every company by kind of review, of the country and of every study, where enough people have
 * joined (`opening.ts`). A job of the registry, so once in each period; begun again after a death, it does not look again
 * at what it had looked at.
 */
export function releaseDue({ db, privacy, noise, config }: Releasing & { config: Config }, now: Date): Promise<void> {
  const round = beginningOfPeriod(releasePeriod(config), now).toISOString()
  return releaseAll({ db, privacy, noise }, round, now)
}

/** The same for a round named by the caller; names follow one another in the order of the alphabet. */
export async function releaseAll(releasing: Releasing, round: string, now: Date): Promise<void> {
  const { db, noise } = releasing
  const lookups = await lookupsOf(db)
  const month = now.toISOString().slice(0, 7)
  const { newPeople } = releaseRules
  for (const { companyId, kind, people } of await companyNewcomers(releasing, month, newPeople))
    await releaseUnit(releasing, `${kind} ${companyId}`, round, ofCompanies, people, async (tx) => {
      await store.settleCompany(tx, companyId, kind)
      await releaseCompany(tx, companyId, kind, lookups, noise)
    })
  const people = await countryNewcomers(releasing, month)
  if (people >= newPeople)
    await releaseUnit(releasing, 'country', round, ofCountry, people, async (tx) => {
      await store.settleCountry(tx)
      await store.publishDraws(tx, national, drawMetrics(nationalMetrics(lookups), noise))
    })
  for (const { id, newcomers, options } of await store.studiesWithNewcomers(db, month, newPeople))
    await releaseUnit(releasing, `study ${id}`, round, ofCompanies, newcomers, (tx) =>
      store.publishStudy(
        tx,
        id,
        Array.from({ length: options }, () => noise.laplace(spentByCounter(studyBudget))),
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
  await store.publishDraws(tx, ledger, drawMetrics(metricsOf(kind, lookups), noise))
  const sums = sumsOf(kind, idsOf(lookups, 'benefits'))
  if (sums.length > 0) await store.publishDraws(tx, ledger, drawSums({ sums, epsilon: epsilonTogether(kind) }, noise))
  if (kind !== 'salary') return
  // From here on it is looked at what is published already, which tells nothing more.
  const whole = (await releasedCounters(tx, ledger, [payMeasure]))(payMeasure)
  if (peopleIn(whole.counts) < payRules.breakdownsFrom) return
  await store.publishDraws(tx, ledger, drawMetrics(payPartMetrics(lookups), noise))
}
