import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/server/db/database.ts'
import type { CompanyRole } from '../../src/server/db/schema/employers.ts'
import { addCompanyPerson } from '../../src/server/employers/store.ts'
import type { TestServer } from './server.ts'

/** The id of an account. */
export async function accountAt({ db }: Pick<TestServer, 'db'>, email: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(db, sql`select id from accounts where email = ${email}`)
  return row!.id
}

/** Somebody who speaks for a company, as after an approved letter; gives the bearer token. */
export async function employ(server: TestServer, email: string, companyId: number, role: CompanyRole = 'admin') {
  const token = await server.signUp(email)
  await addCompanyPerson(server.db, await accountAt(server, email), companyId, role)
  return token
}
