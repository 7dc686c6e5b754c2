import { and, asc, eq } from 'drizzle-orm'
import { normalise } from '../../contract/search/normalise.ts'
import type { Database } from '../platform/db/database.ts'
import { listProposals } from '../platform/db/schema/lookups.ts'

export type StoredProposal = typeof listProposals.$inferSelect
type Missed = Pick<StoredProposal, 'list' | 'parentId' | 'name' | 'month'>

/** Keeps a name that a person misses in a list; one that waits already stays as it is, so nobody learns how many miss it. */
export async function addProposal(db: Database, missed: Missed): Promise<void> {
  await db
    .insert(listProposals)
    .values({ ...missed, key: normalise(missed.name) })
    .onConflictDoNothing()
}

export const countProposals = (db: Database): Promise<number> => db.$count(listProposals)

/** Lists what waits, by list and name: not in the order in which it came. */
export const listWaitingProposals = (db: Database): Promise<StoredProposal[]> =>
  db.select().from(listProposals).orderBy(asc(listProposals.list), asc(listProposals.key), asc(listProposals.parentId))

/** Takes a proposal out of what waits; undefined when it does not wait any more. */
export async function removeProposal(tx: Database, id: string): Promise<StoredProposal | undefined> {
  const [row] = await tx.delete(listProposals).where(eq(listProposals.id, id)).returning()
  return row
}

/** Removes the proposals for a list that a name answers. */
export async function removeAnswered(tx: Database, list: string, parentId: number, names: readonly string[]) {
  for (const key of new Set(names.map(normalise)))
    await tx
      .delete(listProposals)
      .where(and(eq(listProposals.list, list), eq(listProposals.parentId, parentId), eq(listProposals.key, key)))
}
