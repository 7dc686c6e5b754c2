import { inArray, sql } from 'drizzle-orm'
import { is, string, type } from 'superstruct'
import { type Database, queryRows } from '../platform/db/database.ts'
import { visits } from '../platform/db/schema/accounts.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }
const Visit = type({ session: string(), day: string() })

/** Notes that a session was used on a day, once. No row of a person changes, so no table reveals who is active. */
export async function addVisit({ db, privacy }: Dependencies, tokenHash: Buffer, day: string): Promise<void> {
  const sealed = privacy.sealVisit({ session: tokenHash.toString('base64url'), day })
  await db
    .insert(visits)
    .values({ name: privacy.visitName(tokenHash, day), sealed })
    .onConflictDoNothing()
}

/** Returns for each of these sessions the latest day on which it was used and which `sessions` does not have yet. */
export async function readLatestVisits(
  { db, privacy }: Dependencies,
  tokenHashes: readonly Buffer[],
  days: readonly string[],
): Promise<(string | undefined)[]> {
  const nameOf = (tokenHash: Buffer, day: string) => privacy.visitName(tokenHash, day)
  const names = tokenHashes.flatMap((tokenHash) => days.map((day) => nameOf(tokenHash, day)))
  const rows = await db.select({ name: visits.name }).from(visits).where(inArray(visits.name, names))
  const known = new Set(rows.map(({ name }) => name.toString('hex')))
  const listDaysUsed = (tokenHash: Buffer) => days.filter((day) => known.has(nameOf(tokenHash, day).toString('hex')))
  return tokenHashes.map((tokenHash) => listDaysUsed(tokenHash).sort().at(-1))
}

/**
 * Writes the visits to `sessions`, all in one statement, and deletes them. `lasts` says until when a session used on a
 * day counts. Repeating it changes nothing.
 */
export function applyVisits({ db, privacy }: Dependencies, lasts: (day: string) => string): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await tx.delete(visits).returning({ sealed: visits.sealed })
    const last = new Map<string, string>()
    for (const { sealed } of rows) {
      const visit = privacy.openVisit(sealed)
      if (is(visit, Visit) && visit.day > (last.get(visit.session) ?? '')) last.set(visit.session, visit.day)
    }
    const hashes = [...last.keys()].map((one) => Buffer.from(one, 'base64url').toString('hex'))
    const days = [...last.values()]
    await queryRows(
      tx,
      sql`update sessions set last_seen = used.day, expires = used.ends from (
          select decode(hash, 'hex') as hash, day, ends from unnest(${sql.param(hashes)}::text[],
            ${sql.param(days)}::date[], ${sql.param(days.map(lasts))}::date[]) as used (hash, day, ends)) as used
        where token_hash = used.hash and last_seen < used.day`,
    )
  })
}
