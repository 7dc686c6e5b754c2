import { sql } from 'drizzle-orm'
import { type Removal, reserveRound } from '../authorship/acts.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { openReview, type ReviewRow, sealForAuthor } from '../statistics/sealed.ts'
import { listWaitingAmong, queueContribution } from './rounds/rounds.queries.ts'

/** Lists the reviews that a newer one has replaced, as servers up to number 4 kept them. */
export async function listReplaced(db: Database): Promise<(Removal & { from: number })[]> {
  const rows = await queryRows<{ id: string; companyId: number }>(
    db,
    sql`select id, company_id as "companyId" from reviews where state = 'replaced' order by id`,
  )
  return rows.map((row) => ({ what: 'removal', of: 'review', ...row, from: 0 }))
}

/** Deletes how many reviews share a context, which servers up to number 4 kept. */
export async function forgetGroups(db: Database): Promise<void> {
  await db.execute(sql`delete from review_groups`)
}

/**
 * Seals for their author what servers of an earlier version have published of them, so that the rest of the site can
 * lose it; a round of publication stores it.
 */
export async function sealEarlier(
  { db, privacy, secret }: { db: Database; privacy: Privacy; secret: Secret },
  ids: readonly string[],
): Promise<void> {
  // PostgreSQL reads all of the smallest index for an empty list, which fits the condition of any.
  if (ids.length === 0) return
  const rows = await queryRows<ReviewRow & { id: string; company_id: number }>(
    db,
    sql`select id, kind, answers, sealed, company_id from reviews
      where id = any(${sql.param([...ids])}::uuid[]) and own is null`,
  )
  const waiting = await listWaitingAmong(
    { db, privacy },
    'own',
    rows.map(({ id }) => id),
  )
  for (const row of rows) {
    if (waiting.has(row.id)) continue
    const own = sealForAuthor(privacy, secret, row.kind, openReview(privacy, row).answers)
    const from = await reserveRound(db, { privacy, secret }, 'spread')
    await queueContribution({ db, privacy }, { what: 'own', id: row.id, companyId: row.company_id, own, from })
  }
}
