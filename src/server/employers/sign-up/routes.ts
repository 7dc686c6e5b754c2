import * as contract from '../../../contract/employers/sign-up.ts'
import { askToRegister } from '../../accounts/register.ts'
import { type Route, route } from '../../http/route.ts'
import { namedCompanies } from '../../profile/store.ts'
import { openVault } from '../../profile/vault.ts'

/** Employers sign up as members do; what they say beside it opens nothing until a letter is granted. */
export const employerSignUpRoutes: readonly Route[] = [
  route(contract.signUpEmployer, (call) => {
    const { company, jobtitle, phone } = call.answers as contract.EmployerSignUpAnswers
    return askToRegister(call, { employer: { company: company!, jobtitle: jobtitle!, phone: phone! } })
  }),

  route(contract.getEmployerDetails, async ({ services: { db, privacy }, account, language }) => {
    const { employer } = openVault(privacy, account)
    if (!employer) return { data: { details: null } }
    const { company, ...details } = employer
    if (typeof company === 'string') return { data: { details: { ...details, company: { id: null, name: company } } } }
    const known = (await namedCompanies(db, [company], language)).get(company)
    return { data: { details: { ...details, company: { id: known?.id ?? null, name: known?.name ?? '' } } } }
  }),
]
