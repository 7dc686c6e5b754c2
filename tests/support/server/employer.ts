import { findAccount } from '../../../src/server/accounts/accounts.queries.ts'
import { addCompanyPerson } from '../../../src/server/accounts/company-roles.queries.ts'
import type { CompanyRole } from '../../../src/server/platform/db/schema/employers.ts'
import type { TestServer } from './server.ts'

/** Returns the id of an account. */
export async function accountAt({ services }: Pick<TestServer, 'services'>, email: string): Promise<string> {
  return (await findAccount(services, email))!.id
}

/** Signs up a person who speaks for a company, as after an approved letter; returns the bearer token. */
export async function employ(server: TestServer, email: string, companyId: number, role: CompanyRole = 'admin') {
  const token = await server.signUp(email)
  await addCompanyPerson(server.db, await accountAt(server, email), companyId, role)
  return token
}
