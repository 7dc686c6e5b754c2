import { roleAt } from '../accounts/company-roles.queries.ts'
import type { CompanyRole } from '../platform/db/schema/employers.ts'
import { type Answer, refuse } from '../platform/http/answer.ts'
import type { Call } from '../platform/http/route.ts'

/** What `act` answers where the caller speaks for the company the call is about; for any other company 404, as for none. */
export async function ofOwnCompany(call: Call, act: (role: CompanyRole) => Promise<Answer>): Promise<Answer> {
  const role = await roleAt(call.services.db, call.account.id, call.id)
  return role === undefined ? refuse(404, 'not_found') : act(role)
}
