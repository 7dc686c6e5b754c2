import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { maxTellings } from '../../contract/statistics/budget.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { toHex } from '../platform/db/hex.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { JoinedSince } from '../statistics/sealed.ts'

/**
 * The release from which a review's author counts as a new person. `tells`: whether releases count what this review
 * says; otherwise they keep what they count of its author's earlier one.
 */
export type JoiningMonths = JoinedSince & { tells: boolean }

/** Returns the months of an author who is in no numbers yet. */
export const createNewcomer = (month: string, kind: ReviewKind): JoiningMonths => ({
  company: month,
  country: kind === 'salary' ? month : null,
  tells: true,
})

/**
 * Finds out whether an author joins a company's numbers of this kind, and the country's, with a review: once for good,
 * whatever they delete and write again. Stored as marks that only the running server can compute.
 */
export async function readJoins(
  tx: Database,
  { privacy, secret }: { privacy: Privacy; secret: Secret },
  { companyId, kind }: { companyId: number; kind: ReviewKind },
  month: string,
): Promise<JoiningMonths> {
  const newcomer = createNewcomer(month, kind)
  const about = `${kind} ${companyId}`
  const nameMark = (what: string) => toHex(privacy.mark(secret, 'contributor', what))
  const [here, anywhere] = [nameMark(about), nameMark('country')]
  const added = await addMarks(tx, newcomer.country === null ? [here] : [here, anywhere])
  const isNew = added.has(here)
  let tells = isNew
  for (let n = 2; n <= maxTellings && !tells; n += 1) {
    const next = nameMark(`${about} ${n}`)
    tells = (await addMarks(tx, [next])).has(next)
  }
  return {
    company: isNew ? newcomer.company : null,
    country: added.has(anywhere) ? newcomer.country : null,
    tells,
  }
}

/** Stores these marks, given in hex, and returns those that were not there before. */
async function addMarks(tx: Database, marks: readonly string[]): Promise<Set<string>> {
  const rows = await queryRows<{ mark: string }>(
    tx,
    sql`insert into contributor_marks (mark)
      select decode(hex, 'hex') from unnest(${sql.param([...marks])}::text[]) as one (hex)
      on conflict do nothing returning encode(mark, 'hex') as mark`,
  )
  return new Set(rows.map(({ mark }) => mark))
}
