import { findRole } from '../accounts/company-roles.queries.ts'
import type { CompanyRole } from '../platform/db/schema/employers.ts'
import { type Answer, type Refusal, refuse } from '../platform/http/answer.ts'
import type { AboutId, MemberCall } from '../platform/http/call.ts'

/**
 * Runs `act` if the caller speaks for the company the call is about; for any other company 404, as for an unknown one.
 */
export async function ofOwnCompany<Done extends Answer>(
  call: MemberCall & AboutId,
  act: (role: CompanyRole) => Promise<Done>,
): Promise<Done | Refusal<'not_found'>> {
  const role = await findRole(call.services.db, call.account.id, call.params.id)
  return role === undefined ? refuse(404, 'not_found') : act(role)
}
