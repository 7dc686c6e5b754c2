import { sql } from 'drizzle-orm'
import { reviewKinds } from '../../contract/reviews/reviews.ts'
import { findCompany, listNameKeys, replaceNameKeys } from '../../server/companies/companies.queries.ts'
import { type Database, queryRows } from '../../server/platform/db/database.ts'
import { listWordsToMend, updateWords } from '../../server/reviews/words/words.queries.ts'
import { buildUnitName } from '../../server/statistics/release/units.ts'
import { lockCounted } from '../../server/statistics/statistics.queries.ts'

/** Lists the ids of all companies. */
export async function listAllCompanies(db: Database): Promise<number[]> {
  return (await queryRows<{ id: number }>(db, sql`select id from companies order by id`)).map(({ id }) => id)
}

/**
 * Rebuilds a company's search keys from its names, its listing from its counters, and the index entries of its reviews'
 * words; a rejected company cannot be found any more.
 */
export async function reindexCompany(tx: Database, id: number): Promise<void> {
  const company = await findCompany(tx, id)
  if (!company) return
  const named = await queryRows(tx, sql`select 1 from company_names where company_id = ${id} limit 1`)
  if (company.isApproved || named.length > 0) await replaceNameKeys(tx, company)
  await tx.execute(sql`select list_companies(array[${id}::int])`)
  await updateWords(tx, id)
}

/**
 * Lists the companies whose search keys, listing or reviews' index entries differ from what a rebuild would give.
 * Nothing stays changed.
 */
export async function measureIndexDrift(tx: Database): Promise<{ id: number; where: string }[]> {
  const drift: { id: number; where: string }[] = []
  for (const id of await listAllCompanies(tx)) {
    const company = (await findCompany(tx, id))!
    const kept = await queryRows<{ key: string }>(
      tx,
      sql`select weight || ' ' || key as key from company_names where company_id = ${id}`,
    )
    const right = listNameKeys(company).map(({ key, weight }) => `${weight} ${key}`)
    const same = kept.length === new Set(right).size && kept.every(({ key }) => right.includes(key))
    if (!same && (company.isApproved || kept.length > 0)) drift.push({ id, where: 'the search' })
    if ((await listWordsToMend(tx, id)).length > 0) drift.push({ id, where: 'the words of its reviews' })
  }
  const listed = sql`select * from company_listing order by company_id`
  const before = await queryRows<{ company_id: number }>(tx, listed)
  await tx.transaction(async (inner) => {
    await inner.execute(sql`select list_companies(array(select id from companies))`)
    await inner.execute(
      sql`delete from company_listing where company_id not in (select id from companies where is_approved)`,
    )
    const after = await queryRows<{ company_id: number }>(inner, listed)
    const kept = new Map(before.map((row) => [row.company_id, JSON.stringify(row)]))
    for (const row of after) {
      if (kept.get(row.company_id) !== JSON.stringify(row)) drift.push({ id: row.company_id, where: 'the listing' })
      kept.delete(row.company_id)
    }
    for (const id of kept.keys()) drift.push({ id, where: 'the listing' })
  })
  return drift
}

/** Locks a company, so that nobody approves or changes it until the transaction ends. */
export async function lockCompany(tx: Database, id: number) {
  await tx.execute(sql`select from companies where id = ${id} for update`)
  return findCompany(tx, id)
}

/**
 * Deletes a company with what was written about it; what releases of the country have told stays in its numbers. Its
 * authors' sealed ties lead to nothing then.
 */
export async function removeCompany(tx: Database, id: number): Promise<{ reviews: number; questions: number }> {
  await lockCounted(tx, id)
  const reviews = await queryRows<{ id: string }>(tx, sql`select id from reviews where company_id = ${id}`)
  const questions = await queryRows<{ id: string }>(tx, sql`select id from questions where company_id = ${id}`)
  // In the order of their foreign keys; the company's other rows are deleted with its own.
  for (const table of ['reactions', 'reviews', 'review_groups', 'question_answers', 'questions', 'tallies'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${id}`)
  await tx.execute(sql`delete from companies where id = ${id}`)
  // What does not exist any more is not released.
  await tx.execute(
    sql`delete from release_units where unit = any(${sql.param(reviewKinds.map((kind) => buildUnitName(kind, id)))}::text[])`,
  )
  return { reviews: reviews.length, questions: questions.length }
}
