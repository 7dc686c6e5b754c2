import { releaseRules } from '../../../contract/statistics/rules.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { maxDifference } from '../../platform/jobs/clock-guard.ts'
import { getBeginningOfPeriod } from '../../platform/jobs/period.ts'
import { toMonth } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import { findCurrentCell } from '../joined-cells.ts'
import type { Noise } from '../noise.ts'
import { countStudies } from './count.queries.ts'
import { countCountryNewcomers, listCompanyNewcomers, listStudyNewcomers, mayStudiesOpen } from './newcomers.queries.ts'
import { drawThreshold, isOpening } from './opening.ts'
import * as store from './release.queries.ts'
import { nameCell, openTold, sealTold } from './told.ts'
import { createCompanyUnit, createCountryUnit, createStudyUnit, findUnit, isStudyName, type Unit } from './units.ts'

export type ReleaseContext = { db: Database; privacy: Privacy; noise: Noise; leaving?: ReadonlySet<string> }

/** Returns the period of releases: the first day of each month, unless the settings say otherwise. */
export const releasePeriod = ({ RELEASE_ROUNDS }: Config) => RELEASE_ROUNDS ?? 'month'

/**
 * Releases what is due: of every company by kind of review, of the country and of every study, where enough people have
 * joined (`opening.ts`); `leaving` as in `count.queries.ts`. A job of the registry, so it runs once in each period;
 * restarted after a crash, it does not look again at units it had looked at.
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

/** Runs the same for a round named by the caller; the names of rounds must ascend alphabetically. */
export async function releaseAll(releasing: ReleaseContext, round: string, now: Date): Promise<void> {
  const { db } = releasing
  const using = { ...releasing, lookups: await getLookups(db) }
  const month = toMonth(now)
  const { newPeople } = releaseRules
  const options = await store.readStudyOptions(db)
  // Releases decided before a process died.
  const opened = await store.listOpenedUnits(db)
  const areMeant = opened.some(isStudyName) || (await mayStudiesOpen(releasing, [...options.keys()], month, newPeople))
  const studies = { options, answers: areMeant ? await countStudies(releasing) : new Map<number, Counts>() }

  for (const name of opened) {
    const unit = findUnit(using, name, studies)
    if (unit) await tell(using, unit)
  }
  for (const { companyId, kind, people } of await listCompanyNewcomers(releasing, month, newPeople))
    await releaseUnit(using, createCompanyUnit(using, companyId, kind), round, people)
  const people = await countCountryNewcomers(releasing, month)
  if (people >= newPeople) await releaseUnit(using, createCountryUnit(using), round, people)
  for (const { id, newcomers } of await listStudyNewcomers(releasing, studies.answers, month, newPeople)) {
    const number = options.get(id)
    if (number !== undefined)
      await releaseUnit(using, createStudyUnit(using, id, number, studies.answers.get(id)!), round, newcomers)
  }
}

/** Looks at one unit in a round, and releases it when enough people have joined. */
async function releaseUnit(releasing: Releasing, unit: Unit, round: string, newcomers: number): Promise<void> {
  const { db, noise } = releasing
  const { name, opening } = unit
  const isDue = await db.transaction(async (tx) => {
    const threshold = await store.beginUnit(tx, name, round, drawThreshold(noise, opening))
    if (threshold === null || !isOpening(noise, opening, threshold, newcomers)) return false
    await store.openUnit(tx, name, drawThreshold(noise, opening))
    return true
  })
  if (isDue) await tell(releasing, unit)
}

/**
 * Publishes a release that has been decided. First the people in it are settled, then all settled ones are counted,
 * outside of any transaction: what they count as is final, and people who join meanwhile are in the next release.
 * Restarted after a crash at any point, it publishes the same once.
 */
async function tell({ db, privacy, lookups }: Releasing, { name, settle, count, publish }: Unit): Promise<void> {
  await settle()
  const counted = await count()
  await db.transaction(async (tx) => {
    const sealed = await store.holdOpened(tx, name)
    if (sealed === undefined) return
    const told = openTold(privacy, sealed)
    const countIn = (cell: string) => counted.get(cell) ?? 0
    const parts = groupByCurrent(lookups, [...counted.keys(), ...told.keys()])
    const listParts = (cell: string) => parts.get(cell) ?? [cell]
    const cells = await publish(tx, (one) =>
      listParts(nameCell(one)).reduce((sum, part) => sum + countIn(part) - (told.get(part) ?? 0), 0),
    )
    for (const part of cells.flatMap(listParts)) told.set(part, countIn(part))
    await store.keepTold(tx, name, sealTold(privacy, told))
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
    const current = nameCell(findCurrentCell(lookups, { measure, bucket }))
    parts.set(current, [...(parts.get(current) ?? []), cell])
  }
  return parts
}
