import { sql } from 'drizzle-orm'
import { readCurrent } from '../accounts/current-companies.queries.ts'
import type { Act } from '../authorship/acts.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Contribution } from '../reviews/rounds/contribution.ts'
import { lockCounted } from '../statistics/statistics.queries.ts'

/** Something about a company, as it was when it was written; `about` is the contribution that it changes or answers. */
export type Placed = { companyId: number; about?: string | undefined }

/** Says where something that waits belongs. */
export const toPlaced = (one: Contribution): Placed => ({
  companyId: one.companyId,
  about: one.what === 'answer' ? one.questionId : one.what === 'edit' || one.what === 'own' ? one.id : undefined,
})

/** Says where what a person has done to a contribution belongs. */
export const toPlacedAct = (act: Extract<Act, { companyId: number }>): Placed => ({
  companyId: act.companyId,
  about: act.what === 'vote' ? act.review : act.id,
})

/**
 * Returns a function that says to which company each of these belongs by now: that of the contribution it is about, or
 * what its own company has become.
 */
export async function findPlaces(db: Database, all: readonly Placed[]): Promise<(one: Placed) => number> {
  const ids = all.flatMap(({ about }) => about ?? [])
  const found = new Map<string, number>()
  if (ids.length > 0) {
    const wanted = sql`any(${sql.param(ids)}::uuid[])`
    const rows = await queryRows<{ id: string; company_id: number }>(
      db,
      sql`select id, company_id from reviews where id = ${wanted}
        union all select id, company_id from questions where id = ${wanted}
        union all select id, company_id from question_answers where id = ${wanted}`,
    )
    for (const { id, company_id } of rows) found.set(id, company_id)
  }
  const current = await readCurrent(db, [...new Set(all.map(({ companyId }) => companyId))])
  return ({ companyId, about = '' }) => found.get(about) ?? current.get(companyId) ?? companyId
}

/**
 * Locks what is counted of the company something belongs to, until the transaction ends, and returns that company: it
 * may have become another one meanwhile.
 */
export async function lockPlace(tx: Database, one: Placed): Promise<number> {
  for (let held: number | undefined; ; ) {
    const place = (await findPlaces(tx, [one]))(one)
    if (place === held) return place
    await lockCounted(tx, place)
    held = place
  }
}
