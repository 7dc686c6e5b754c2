import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { mostTellings } from '../../contract/statistics/budget.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { JoinedSince } from '../statistics/sealed.ts'

/**
 * From which release on the writer of a review is somebody new. `tells`: whether releases count what this review says.
 * Where not, they keep what they count of its writer's earlier one.
 */
export type JoiningMonths = JoinedSince & { tells: boolean }

/** Whoever has been in nothing yet. */
export const createNewcomer = (month: string, kind: ReviewKind): JoiningMonths => ({
  company: month,
  country: kind === 'salary' ? month : null,
  tells: true,
})

/**
 * Whether somebody joins a company's numbers of this kind, and the country's, with what they write now: once for good,
 * whatever they delete and write again. Kept as marks that only the running server can compute.
 */
export async function readJoins(
  tx: Database,
  { privacy, secret }: { privacy: Privacy; secret: Secret },
  { companyId, kind }: { companyId: number; kind: ReviewKind },
  month: string,
): Promise<JoiningMonths> {
  const { company, country } = createNewcomer(month, kind)
  const join = async (what: string) => mark(tx, privacy.mark(secret, 'contributor', what))
  const about = `${kind} ${companyId}`
  const isNew = await join(about)
  let tells = isNew
  for (let n = 2; n <= mostTellings && !tells; n += 1) tells = await join(`${about} ${n}`)
  return {
    company: isNew ? company : null,
    country: country !== null && (await join('country')) ? country : null,
    tells,
  }
}

/** Keeps a mark; false where it was there. */
async function mark(tx: Database, bytes: Uint8Array): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`insert into contributor_marks (mark) values (decode(${Buffer.from(bytes).toString('hex')}, 'hex'))
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}
