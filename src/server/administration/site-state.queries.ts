import { and, eq, gt } from 'drizzle-orm'
import type { SiteState } from '../../contract/administration/administration.ts'
import type { Database } from '../platform/db/database.ts'
import { siteState } from '../platform/db/schema/lookups.ts'
import { createToken, hashOf } from '../platform/tokens.ts'

export type Site = { state: SiteState; reason: string | null }

/** Reads whether visitors may enter. */
export async function readSiteState(db: Database): Promise<Site> {
  const [row] = await db.select({ state: siteState.state, reason: siteState.reason }).from(siteState)
  return row ?? { state: 'setup', reason: null }
}

/** Seconds after which others may ask again whether the site is open. */
export const shutFor = 3600
/** The same for whether they may write again: what waits on devices is then sent soon after. */
export const heldFor = 300

/** For how long an answer counts, in ms: every server notices a change within that time. */
const countsFor = 2000

const known = new WeakMap<Database, { until: number; site: Promise<Site> }>()

/**
 * Reads the same at most every two seconds, for every call and page. While the database does not answer, what it said
 * last counts. Call it with the connections for reading: writers that wait for one another hold up no visitor.
 */
export function followSite(db: Database): Promise<Site> {
  const last = known.get(db)
  if (last && performance.now() < last.until) return last.site
  const site = readSiteState(db).catch((error: unknown) => {
    if (last) return last.site
    known.delete(db)
    throw error
  })
  known.set(db, { until: performance.now() + countsFor, site })
  return site
}

/** Sets whether visitors may enter; `reason` is what they are told. Returns what was before. */
export async function setSite(tx: Database, { state, reason }: Site): Promise<Site> {
  const before = await readSiteState(tx)
  await tx
    .insert(siteState)
    .values({ state, reason })
    .onConflictDoUpdate({ target: siteState.id, set: { state, reason } })
  return before
}

/** Lets this process see a change at once. */
export const forgetSite = (db: Database): void => void known.delete(db)

/** Hours for which the link is valid that makes the first administrator. */
const setupHours = 24

/** Makes the one link valid that makes the first administrator, in place of any earlier one; returns its token. */
export async function createSetupToken(tx: Database, now: Date): Promise<string> {
  const token = createToken()
  const setup = { setupHash: hashOf(token), setupUntil: new Date(now.getTime() + setupHours * 3_600_000) }
  await tx
    .insert(siteState)
    .values({ state: 'setup', ...setup })
    .onConflictDoUpdate({ target: siteState.id, set: setup })
  return token
}

/** Uses the link up; false when it is not the valid one. */
export async function consumeSetupToken(tx: Database, token: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(siteState)
    .set({ setupHash: null, setupUntil: null })
    .where(and(eq(siteState.setupHash, hashOf(token)), gt(siteState.setupUntil, now)))
    .returning({ id: siteState.id })
  return taken.length > 0
}
