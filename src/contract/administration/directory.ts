import { getCompanyProfile, listCompanies, searchCompanies } from '../companies/companies.ts'
import { defineCompanyName } from '../companies/company-fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, company, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './directory.schema.ts'

/** Which company of the directory is to be changed. */
export const findCompanyForm = defineForm('find_company', [company('company', { listed: true })])

/** GET /admin/companies/:company: a company as the directory has it. */
export const readListedCompany = defineEndpoint<typeof shapes.readListedCompany>()({
  method: 'GET',
  path: '/admin/companies/:company',
  whose: 'anybody',
  access: 'administrator',
})

const changes = [readListedCompany, getCompanyProfile, listCompanies, searchCompanies] as const

/** The names of a company from now on; those it had are shown as earlier ones. */
export const companyNamesForm = defineForm('company_names', [
  defineCompanyName('name_en'),
  defineCompanyName('name_ar'),
])

/** POST /admin/companies/:company/names: renames a company. 409 `company_listed` where another one has such a name. */
export const renameCompany = defineEndpoint<typeof shapes.renameCompany>()({
  method: 'POST',
  path: '/admin/companies/:company/names',
  whose: 'anybody',
  access: 'administrator',
  form: companyNamesForm,
  fresh: true,
  invalidates: changes,
})

/** Whether a company does not exist any more. */
export const companyStateForm = defineForm('company_state', [yesNo('closed')])

/** POST /admin/companies/:company/state: says that a company is closed, or takes that back. */
export const setCompanyState = defineEndpoint<typeof shapes.setCompanyState>()({
  method: 'POST',
  path: '/admin/companies/:company/state',
  whose: 'anybody',
  access: 'administrator',
  form: companyStateForm,
  fresh: true,
  invalidates: changes,
})

/** The company that another one turned out to be, and whether the joining is only tried. */
export const companyJoinForm = defineForm('company_join', [
  company('into', { listed: true }),
  choice('act', ['try', 'keep'], { look: 'segments', initial: 'try' }),
])

/**
 * POST /admin/companies/:company/join: lets a company be another one from now on, or says what would move. 409
 * `company_busy` while a release of their numbers is made.
 */
export const joinListedCompany = defineEndpoint<typeof shapes.joinListedCompany>()({
  method: 'POST',
  path: '/admin/companies/:company/join',
  whose: 'anybody',
  access: 'administrator',
  form: companyJoinForm,
  fresh: true,
  invalidates: changes,
})
