import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { lookupEdits, lookupItems } from '../platform/db/schema/lookups.ts'
import { type Edit, firstAddedId } from './edits.ts'
import { readEdition, readLookups } from './lookups.queries.ts'
import type { Lookups } from './lookups.ts'

/** Reads the lists as they are. Concurrent changes of any list wait for this transaction. */
export async function lockLists(tx: Database): Promise<Lookups> {
  await lockName(tx, 'lists')
  return readLookups(tx)
}

/** Finds what an administrator has made of an item; undefined where it is as it ships. */
export async function findEdit(tx: Database, list: string, id: number): Promise<Edit | undefined> {
  const [row] = await tx
    .select()
    .from(lookupEdits)
    .where(and(eq(lookupEdits.list, list), eq(lookupEdits.id, id)))
  return row
}

/** Finds an item as it ships. */
export async function findShipped(tx: Database, list: string, id: number) {
  const [row] = await tx
    .select()
    .from(lookupItems)
    .where(and(eq(lookupItems.list, list), eq(lookupItems.id, id)))
  return row
}

type Values = Partial<Omit<Edit, 'list' | 'id' | 'edition'>>

/** Stores what an administrator makes of an item, in the caller's transaction, which holds the lists. */
export async function saveEdit(tx: Database, list: string, id: number, values: Values): Promise<void> {
  const set = { ...values, edition: (await readEdition(tx)) + 1 }
  await tx
    .insert(lookupEdits)
    .values({ list, id, ...set })
    .onConflictDoUpdate({ target: [lookupEdits.list, lookupEdits.id], set })
}

/** Returns the id of the next item that is added to a list. */
export async function findNextItemId(tx: Database, list: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${lookupEdits.id})` })
    .from(lookupEdits)
    .where(eq(lookupEdits.list, list))
  return Math.max(firstAddedId, Number(row?.last ?? 0) + 1)
}
