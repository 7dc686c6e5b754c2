import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../platform/db/database.ts'
import type { Privacy, SealedSecret } from '../platform/privacy/privacy.ts'

/**
 * From which month on the writer of a review counts as somebody new in the numbers of its company, and in those of the
 * country; null where they have been in them before.
 */
export type Joins = { company: string | null; country: string | null }

/** Whoever has been in nothing yet. */
export const newcomer = (month: string, kind: ReviewKind): Joins => ({
  company: month,
  country: kind === 'salary' ? month : null,
})

/**
 * Whether somebody joins a company's numbers of this kind, and the country's, with what they write now: once for good,
 * whatever they delete and write again. Kept as marks that only the running server can compute.
 */
export async function joinsOf(
  tx: Database,
  { privacy, secret }: { privacy: Privacy; secret: SealedSecret },
  { companyId, kind }: { companyId: number; kind: ReviewKind },
  month: string,
): Promise<Joins> {
  const { company, country } = newcomer(month, kind)
  const join = async (what: string) => mark(tx, privacy.mark(secret, 'contributor', what))
  return {
    company: (await join(`${kind} ${companyId}`)) ? company : null,
    country: country !== null && (await join('country')) ? country : null,
  }
}

/** Keeps a mark; false where it was there. */
async function mark(tx: Database, bytes: Uint8Array): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into contributor_marks (mark) values (decode(${Buffer.from(bytes).toString('hex')}, 'hex'))
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}
