import { record } from '../audit/audit.ts'
import { type CompanyRow, findCompany, lockCompany } from '../companies/companies.queries.ts'
import { closeCompany, renameCompany, restoreNames } from '../companies/directory/directory.queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date; undoes?: number }
export type Names = Pick<CompanyRow, 'nameEn' | 'nameAr'>
/** The names of a company with those it had before. */
export type AllNames = Names & Pick<CompanyRow, 'formerly'>

/** Finds a company of the directory and locks it until the transaction ends; undefined when it has none of this id. */
async function findAndLock(tx: Database, id: number): Promise<CompanyRow | undefined> {
  await lockCompany(tx, id)
  const company = await findCompany(tx, id)
  return company?.isApproved ? company : undefined
}

const pickNames = ({ nameEn, nameAr, formerly }: CompanyRow): AllNames => ({ nameEn, nameAr, formerly })

/** Gives a company new names, keeps those it had, and notes that; returns why not. */
export async function rename(
  { db: tx, privacy }: Dependencies,
  id: number,
  names: Names,
  { by: actor, now }: Act,
): Promise<'not_found' | 'nothing_changed' | 'company_listed' | undefined> {
  const company = await findAndLock(tx, id)
  if (!company) return 'not_found'
  if (names.nameEn === company.nameEn && names.nameAr === company.nameAr) return 'nothing_changed'
  if (!(await renameCompany(tx, company, names))) return 'company_listed'
  const after = pickNames((await findCompany(tx, id))!)
  const details = { before: pickNames(company), after }
  await record({ db: tx, privacy }, { actor, action: 'company.rename', subject: `company/${id}`, details, now })
  return undefined
}

/** Gives a company back the names it had, without those it got meanwhile, and notes that; returns why not. */
export async function takeNamesBack(
  { db: tx, privacy }: Dependencies,
  id: number,
  names: AllNames,
  { by: actor, now, undoes }: Act,
): Promise<'not_found' | 'company_listed' | undefined> {
  const company = await findAndLock(tx, id)
  if (!company) return 'not_found'
  if (!(await restoreNames(tx, company, names))) return 'company_listed'
  const details = { before: pickNames(company), after: names, undoes }
  await record({ db: tx, privacy }, { actor, action: 'company.rename', subject: `company/${id}`, details, now })
  return undefined
}

/** Says that a company does not exist any more, or takes that back, and notes that; returns why not. */
export async function setClosed(
  { db: tx, privacy }: Dependencies,
  id: number,
  closed: boolean,
  { by: actor, now, undoes }: Act,
): Promise<'not_found' | 'nothing_changed' | undefined> {
  const company = await findAndLock(tx, id)
  if (!company) return 'not_found'
  if (company.closed === closed) return 'nothing_changed'
  await closeCompany(tx, id, closed)
  const details = { before: company.closed, after: closed, undoes }
  await record({ db: tx, privacy }, { actor, action: 'company.close', subject: `company/${id}`, details, now })
  return undefined
}
