import { asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { appliedSql } from '../platform/db/schema/applied-sql.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { replaceNameKeys } from './companies.queries.ts'

/**
 * The number of the form that names are compared in (`contract/search/normalise.ts`), which each change of it raises; a
 * test holds a sum of the form. What is stored in an earlier form would not be found in the present one.
 */
export const nameForm = { number: 1, sha256: 'b9f5b041deb4a59001e1203093038887a4e6339579779f81f8ce3dfe834f68b9' }
const name = 'name keys'

/** The number of companies named in one transaction. */
const batch = 200

/**
 * Names every company again if its search keys are in an earlier form. A process that dies halfway begins again; one of
 * a later version is not undone.
 */
export async function renewNameKeys(db: Database): Promise<void> {
  const [applied] = await db.select().from(appliedSql).where(eq(appliedSql.name, name))
  if (applied && applied.number >= nameForm.number) return
  const { id, nameEn, nameAr } = companies
  // A request that was rejected has no keys, so that nobody finds it.
  const isNamed = sql`exists (select from company_names where company_id = ${id})`
  for (let after = 0; ; ) {
    const last = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id, nameEn, nameAr })
        .from(companies)
        .where(sql`${gt(id, after)} and ${isNamed}`)
        .orderBy(asc(id))
        .limit(batch)
        .for('update')
      for (const row of rows) await replaceNameKeys(tx, row)
      return rows.at(-1)?.id
    })
    if (last === undefined) break
    after = last
  }
  const row = { name, hash: nameForm.sha256, number: nameForm.number }
  await db
    .insert(appliedSql)
    .values(row)
    .onConflictDoUpdate({ target: appliedSql.name, set: row, setWhere: lt(appliedSql.number, nameForm.number) })
}
