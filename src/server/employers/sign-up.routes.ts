import * as contract from '../../contract/employers/sign-up.ts'
import { openVault } from '../accounts/vault.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { listNamedCompanies } from '../profile/profile.queries.ts'
import { askToRegister } from '../registration/register.ts'

/**
 * The route by which employers sign up, as members do; their further details give no access until a letter is granted.
 */
export const employerSignUpRoutes: readonly Route[] = [
  route(contract.signUpEmployer, (call) => {
    const { company, jobtitle, phone } = call.answers
    return askToRegister(call, { employer: { company, jobtitle, phone } })
  }),

  route(contract.getEmployerDetails, async ({ services: { db, privacy }, account, language }) => {
    const { employer } = openVault(privacy, account)
    if (!employer) return { data: { details: null } }
    const { company, ...details } = employer
    if (typeof company === 'string') return { data: { details: { ...details, company: { id: null, name: company } } } }
    const known = (await listNamedCompanies(db, [company], language)).get(company)
    return { data: { details: { ...details, company: { id: known?.id ?? null, name: known?.name ?? '' } } } }
  }),
]
