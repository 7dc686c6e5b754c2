import { releaseRules } from '../../../contract/statistics/rules.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { maxDifference } from '../../platform/jobs/clock-guard.ts'
import { getBeginningOfPeriod } from '../../platform/jobs/period.ts'
import { toMonth } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
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
    if (unit) await tell(releasing, unit)
  }
  for (const { companyId, kind, people } of await listCompanyNewcomers(releasing, month, newPeople))
    await releaseUnit(releasing, createCompanyUnit(using, companyId, kind), round, people)
  const people = await countCountryNewcomers(releasing, month)
  if (people >= newPeople) await releaseUnit(releasing, createCountryUnit(using), round, people)
  for (const { id, newcomers } of await listStudyNewcomers(releasing, studies.answers, month, newPeople)) {
    const number = options.get(id)
    if (number !== undefined)
      await releaseUnit(releasing, createStudyUnit(using, id, number, studies.answers.get(id)!), round, newcomers)
  }
}

/** Looks at one unit in a round, and releases it when enough people have joined. */
async function releaseUnit(releasing: ReleaseContext, unit: Unit, round: string, newcomers: number): Promise<void> {
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
async function tell({ db, privacy }: ReleaseContext, { name, settle, count, publish }: Unit): Promise<void> {
  await settle()
  const counted = await count()
  await db.transaction(async (tx) => {
    const sealed = await store.holdOpened(tx, name)
    if (sealed === undefined) return
    const told = openTold(privacy, sealed)
    const countIn = (cell: string) => counted.get(cell) ?? 0
    const cells = await publish(tx, (one) => countIn(nameCell(one)) - (told.get(nameCell(one)) ?? 0))
    for (const cell of cells) told.set(cell, countIn(cell))
    await store.keepTold(tx, name, sealTold(privacy, told))
  })
}
