import { eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../db/database.ts'
import { companies } from '../db/schema/companies.ts'

const existing = prepared((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('company_exists'),
)

export async function hasCompany(db: Database, id: number): Promise<boolean> {
  return (await existing(db).execute({ id })).length > 0
}
