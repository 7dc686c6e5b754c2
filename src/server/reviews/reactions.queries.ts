import { sql } from 'drizzle-orm'
import type { Helpfulness } from '../../contract/reviews/voices.schema.ts'
import type { Reaction } from '../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { toHex } from '../platform/db/hex.ts'

/** Reads how many people found a published review of a company helpful, and how many did not; null when there is none. */
export async function readHelpfulness(
  db: Database,
  { id, companyId }: { id: string; companyId: number },
): Promise<Helpfulness | null> {
  const [review] = await queryRows<Helpfulness>(
    db,
    sql`select helpful, unhelpful from reviews
      where id = ${id}::uuid and company_id = ${companyId} and state = 'published'`,
  )
  return review ?? null
}

/**
 * Sets, changes or removes (`null`) the reaction of the person behind `mark` to a published review of a company, and
 * updates the review's sums, in the caller's transaction. Does nothing when there is no such review.
 */
export async function applyReaction(
  tx: Database,
  mark: Uint8Array,
  { id, companyId }: { id: string; companyId: number },
  reaction: Reaction | null,
): Promise<void> {
  const [review] = await queryRows(
    tx,
    sql`select 1 from reviews
      where id = ${id}::uuid and company_id = ${companyId} and state = 'published' for update`,
  )
  if (!review) return
  const named = sql`decode(${toHex(mark)}, 'hex')`
  const [before] = await queryRows<{ reaction: Reaction }>(
    tx,
    sql`delete from reactions where mark = ${named} and company_id = ${companyId} returning reaction`,
  )
  if (reaction)
    await tx.execute(
      sql`insert into reactions (mark, review_id, company_id, reaction)
        values (${named}, ${id}::uuid, ${companyId}, ${reaction})`,
    )
  const change = (one: Reaction) => Number(reaction === one) - Number(before?.reaction === one)
  await tx.execute(
    sql`update reviews set helpful = helpful + ${change('helpful')}::int,
      unhelpful = unhelpful + ${change('unhelpful')}::int
      where id = ${id}::uuid and company_id = ${companyId}`,
  )
}

/** Returns the reactions behind these marks, by the mark in hex. */
export async function readReactions(db: Database, marks: readonly Uint8Array[]): Promise<Map<string, Reaction>> {
  const rows = await queryRows<{ mark: string; reaction: Reaction }>(
    db,
    sql`select encode(mark, 'hex') as mark, reaction from reactions
      where mark in (select decode(hex, 'hex') from unnest(${sql.param(marks.map(toHex))}::text[]) as name (hex))`,
  )
  return new Map(rows.map(({ mark, reaction }) => [mark, reaction]))
}
