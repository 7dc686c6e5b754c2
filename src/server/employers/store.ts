import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { companies } from '../db/schema/companies.ts'
import { type CompanyRole, companyPeople } from '../db/schema/employers.ts'
import type { Language } from '../http/words.ts'

export type Represented = { id: number; name: string; role: CompanyRole }

/** The companies an account speaks for, by name, in a language. */
export async function representedBy(db: Database, accountId: string, language: Language): Promise<Represented[]> {
  const name = language === 'ar' ? companies.nameAr : companies.nameEn
  return db
    .select({ id: companies.id, name, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.accountId, accountId))
    .orderBy(asc(name))
}

/** What an account is for a company; undefined where it does not speak for it. */
export async function roleAt(db: Database, accountId: string, companyId: number): Promise<CompanyRole | undefined> {
  const { role } = companyPeople
  const [row] = await db
    .select({ role })
    .from(companyPeople)
    .where(and(eq(companyPeople.accountId, accountId), eq(companyPeople.companyId, companyId)))
  return row?.role
}

/** Makes an account one of a company's people; one who is already keeps their role. */
export async function addCompanyPerson(
  db: Database,
  accountId: string,
  companyId: number,
  role: CompanyRole,
): Promise<void> {
  await db.insert(companyPeople).values({ accountId, companyId, role }).onConflictDoNothing()
}
