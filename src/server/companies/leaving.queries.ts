import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm'
import { openContact } from '../mail/contact.ts'
import type { Database } from '../platform/db/database.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { companyChanges, companyRequests } from '../platform/db/schema/employers.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Person = { privacy: Privacy; accountId: string }
type Sealed<Id> = { id: Id; contact: Uint8Array }

/** So many seals are opened at a time. Nothing else says whose a proposal is, so every one has to be looked at. */
const batch = 500

async function idsOf<Id>(
  { privacy, accountId }: Person,
  after: (last: Id | undefined) => Promise<Sealed<Id>[]>,
): Promise<Id[]> {
  const found: Id[] = []
  for (let last: Id | undefined; ; ) {
    const rows = await after(last)
    for (const { id, contact } of rows) if (openContact(privacy, contact)?.account === accountId) found.push(id)
    if (rows.length < batch) return found
    last = rows.at(-1)!.id
  }
}

/** Ids of the changes a person has proposed. */
export const changesOf = (db: Database, person: Person): Promise<string[]> => {
  const { id, contact } = companyChanges
  return idsOf<string>(person, (last) =>
    db
      .select({ id, contact })
      .from(companyChanges)
      .where(last ? gt(id, last) : undefined)
      .orderBy(asc(id))
      .limit(batch),
  )
}

/** Ids of the companies a person has asked for, as far as that is still known. */
export const requestsOf = (db: Database, person: Person): Promise<number[]> => {
  const { companyId: id, contact } = companyRequests
  return idsOf<number>(person, (last) =>
    db
      .select({ id, contact })
      .from(companyRequests)
      .where(last ? gt(id, last) : undefined)
      .orderBy(asc(id))
      .limit(batch),
  )
}

/** What a person has proposed, for them to take along. */
export async function readChangesOf(db: Database, person: Person) {
  const ids = await changesOf(db, person)
  const { companyId, month, changes, state } = companyChanges
  return ids.length === 0
    ? []
    : db.select({ companyId, month, changes, state }).from(companyChanges).where(inArray(companyChanges.id, ids))
}

/** What a person has asked for, likewise. */
export async function readRequestsOf(db: Database, person: Person) {
  const ids = await requestsOf(db, person)
  if (ids.length === 0) return []
  return db
    .select({ nameEn: companies.nameEn, nameAr: companies.nameAr, month: companyRequests.month })
    .from(companyRequests)
    .innerJoin(companies, eq(companies.id, companyRequests.companyId))
    .where(inArray(companies.id, ids))
}

/** Deletes proposed changes and companies that were asked for, but what has become part of the site since. */
export async function removeUndecided(
  tx: Database,
  { changes, companies: asked }: { changes: readonly string[]; companies: readonly number[] },
): Promise<void> {
  if (changes.length > 0)
    await tx
      .delete(companyChanges)
      .where(and(inArray(companyChanges.id, [...changes]), ne(companyChanges.state, 'approved')))
  if (asked.length > 0)
    await tx.delete(companies).where(and(inArray(companies.id, [...asked]), eq(companies.isApproved, false)))
}
