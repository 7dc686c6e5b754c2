import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { maxDifference } from '../../platform/jobs/clock-guard.ts'
import { getBeginningOfPeriod } from '../../platform/jobs/period.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { findCurrentCell } from '../joined-cells.ts'
import type { Noise } from '../noise.ts'
import { countStudies } from './count.queries.ts'
import * as store from './release.queries.ts'
import { buildCellName, openTold, sealTold } from './told.ts'
import { findUnit, type Unit } from './units.ts'

export type ReleaseContext = { db: Database; privacy: Privacy; noise: Noise; leaving?: ReadonlySet<string> }

/** Returns the period of releases: the first day of each month, unless the settings say otherwise. */
export const releasePeriod = ({ RELEASE_ROUNDS }: Config) => RELEASE_ROUNDS ?? 'month'

/**
 * Releases what is due by the public clock (`releaseRules`); `leaving` as in `count.queries.ts`. A job of the registry,
 * so it runs once in each period; restarted after a crash, it goes on with what it had decided.
 */
export async function releaseDue(
  { config, ...releasing }: ReleaseContext & { config: Config },
  now: Date,
): Promise<void> {
  const toRound = (moment: Date) => getBeginningOfPeriod(releasePeriod(config), moment).toISOString()
  await store.forgetLaterRounds(releasing.db, toRound(new Date(now.getTime() + maxDifference)))
  await releaseAll(releasing, toRound(now), now)
}

type Releasing = ReleaseContext & { lookups: Lookups }

/**
 * Runs the same for a round named by the caller; the names of rounds must ascend alphabetically. `decide` decides what
 * is due.
 */
export async function releaseAll(
  releasing: ReleaseContext,
  round: string,
  now: Date,
  decide = store.decideReleases,
): Promise<void> {
  const { db } = releasing
  const studies = { options: await store.readStudyOptions(db), answers: await countStudies(releasing) }
  const publishDue = async () => {
    const using = { ...releasing, lookups: await getLookups(db) }
    for (const step of ['opened', 'due'] as const)
      for (const name of await store.listUnits(db, step)) {
        const unit = findUnit(using, name, studies, step === 'opened')
        if (unit) await publishRelease(using, unit)
      }
  }
  // Releases decided before a process died.
  await publishDue()
  await decide(db, round, now)
  await publishDue()
}

/**
 * Tells a release that has been decided: what no release has told yet is counted, outside of any transaction, then
 * marked as told and published with its noise in one. So it is told once, wherever a process dies. People who join
 * meanwhile are in the next release; what is changed, hidden or deleted meanwhile is told as it was counted.
 */
async function publishRelease(
  { db, privacy, lookups }: Releasing,
  { name, count, settle, publish }: Unit,
): Promise<void> {
  const { counts, ids } = await count(openTold(privacy, (await store.readTold(db, [name])).get(name) ?? null))
  await db.transaction(async (tx) => {
    const sealed = await store.lockDue(tx, name)
    if (sealed === undefined) return
    const told = openTold(privacy, sealed)
    await settle(tx, ids)
    const countIn = (cell: string) => counts.get(cell) ?? 0
    const parts = groupByCurrent(lookups, [...counts.keys()])
    const listParts = (cell: string) => parts.get(cell) ?? [cell]
    const cells = await publish(tx, (one) =>
      listParts(buildCellName(one)).reduce((sum, part) => sum + countIn(part), 0),
    )
    for (const part of cells.flatMap(listParts)) told.set(part, (told.get(part) ?? 0) + countIn(part))
    await store.storeTold(tx, name, sealTold(privacy, told))
  })
}

/**
 * Groups cells by the one they are told in: what was counted of items that have become one is told as a sum, and what a
 * release has told of one of them before is not told again.
 */
function groupByCurrent(lookups: Lookups, cells: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  for (const cell of new Set(cells)) {
    const [measure = '', bucket = ''] = cell.split('\n')
    const current = buildCellName(findCurrentCell(lookups, { measure, bucket }))
    parts.set(current, [...(parts.get(current) ?? []), cell])
  }
  return parts
}
