import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { pictureFields } from '../../../contract/companies/changes.ts'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import type { Database } from '../../platform/db/database.ts'
import { companies, companyCompetitors, companyPasts } from '../../platform/db/schema/companies.ts'
import { companyChanges, type RequestState } from '../../platform/db/schema/employers.ts'
import { toMonth } from '../../platform/months.ts'
import { findCompany, readCompetitors, replaceNameKeys } from '../companies.queries.ts'
import { showFile } from '../files/files.queries.ts'
import { lockAndCheckNames } from '../listed-names.queries.ts'
import type { ProposalName } from '../proposals.queries.ts'
import { applyValues, type Changes, getValues, type Values } from './values.ts'

/** Reads the values of a company's page, by field of the update form; undefined when there is no such company. */
export async function readValues(db: Database, companyId: number): Promise<Values | undefined> {
  const row = await findCompany(db, companyId)
  if (!row) return undefined
  const competitors = await readCompetitors(db, companyId)
  return getValues(
    row,
    competitors.map(({ id }) => id),
  )
}

/**
 * Applies changes to a company's page, in the caller's transaction: its row, its competitors, its search keys, and
 * which of its pictures are public. Returns the values from before, which undo the changes when applied. Undefined,
 * with nothing done, when another company has one of the new names meanwhile or the company is gone.
 */
export async function applyChanges(tx: Database, companyId: number, changes: Changes): Promise<Values | undefined> {
  const names = [changes.name_en, changes.name_ar].filter((name) => typeof name === 'string')
  if (await lockAndCheckNames(tx, names, companyId)) return undefined
  const [row] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update')
  const all = row && (await readValues(tx, companyId))
  if (!all) return undefined
  const before = Object.fromEntries(Object.keys(changes).map((field) => [field, all[field as keyof Values] ?? null]))
  const after = applyValues(row, changes)
  await tx.update(companies).set(after).where(eq(companies.id, companyId))
  if (names.length > 0) await replaceNameKeys(tx, { ...row, ...after })
  if ('competitors' in changes) await setCompetitors(tx, companyId, (changes.competitors ?? []) as number[])
  for (const field of pictureFields) {
    if (!(field in changes)) continue
    await showFile(tx, companyId, before[field], false)
    await showFile(tx, companyId, changes[field], true)
  }
  return before
}

/** The fields that decide which companies compete with one. */
const marketFields = ['competitors', 'industry', 'headquarters'] as const

/**
 * Keeps what a company has said of its market where these changes say something else, in the caller's transaction. Its
 * people are still judged by it.
 */
export async function storePastMarket(
  tx: Database,
  companyId: number,
  { before, changes, month }: { before: Values; changes: Changes; month: string },
): Promise<void> {
  if (!marketFields.some((field) => field in changes)) return
  const { competitors, industry, headquarters } = before as { [Field in (typeof marketFields)[number]]?: unknown }
  await tx.insert(companyPasts).values({
    ...{ companyId, month, competitors: (competitors ?? []) as number[] },
    ...{ industryId: industry as number | null, cityId: headquarters as number | null },
  })
}

/** The days for which a company's past counts. */
const pastDays = 365

/** Deletes what companies said of their markets more than a year ago. */
export async function forgetPasts(db: Database, now: Date): Promise<void> {
  const month = toMonth(new Date(now.getTime() - pastDays * 86_400_000))
  await db.delete(companyPasts).where(lt(companyPasts.month, month))
}

/** Sets the competitors in the order they are named; one that does not exist any more is left out. */
async function setCompetitors(tx: Database, companyId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(companyCompetitors).where(eq(companyCompetitors.companyId, companyId))
  if (ids.length === 0) return
  const there = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  const places = ids
    .filter((id) => id !== companyId && there.some((one) => one.id === id))
    .map((competitorId, position) => ({ companyId, competitorId, position }))
  if (places.length > 0) await tx.insert(companyCompetitors).values(places)
}

export type StoredChange = typeof companyChanges.$inferSelect

/** Stores a proposal. Nothing in it says who made it but the sealed contact, and a name only the server can compute. */
export async function addChange(
  tx: Database,
  change: ProposalName & { companyId: number; contact: Buffer; month: string; changes: Changes },
): Promise<void> {
  await tx.insert(companyChanges).values(change)
}

/** Reads a proposal as it was made, and its state; undefined for an unknown id. */
export async function findChange(db: Database, id: string): Promise<StoredChange | undefined> {
  const [row] = await db.select().from(companyChanges).where(eq(companyChanges.id, id))
  return row
}

/** Sets the state of a proposal; `pending` undoes a decision. False when it is in that state already. */
export async function setChangeState(
  tx: Database,
  id: string,
  state: RequestState,
  reason: DecisionReason | null = null,
): Promise<boolean> {
  const changed = await tx
    .update(companyChanges)
    .set({ state, reason })
    .where(and(eq(companyChanges.id, id), sql`${companyChanges.state} <> ${state}`))
    .returning({ id: companyChanges.id })
  return changed.length > 0
}
