import ageGroups from './lists/age-groups.json'
import benefits from './lists/benefits.json'
import cities from './lists/cities.json'
import companyTypes from './lists/company-types.json'
import countries from './lists/countries.json'
import currencies from './lists/currencies.json'
import departments from './lists/departments.json'
import employeeNumbers from './lists/employee-numbers.json'
import employmentStatuses from './lists/employment-statuses.json'
import experienceGroups from './lists/experience-groups.json'
import industries from './lists/industries.json'
import interviewStages from './lists/interview-stages.json'
import jobLevels from './lists/job-levels.json'
import jobTitles from './lists/job-titles.json'
import nationalities from './lists/nationalities.json'
import qualifications from './lists/qualifications.json'
import regions from './lists/regions.json'
import specialisations from './lists/specialisations.json'
import type { ListName } from './lookups.ts'

/** One row of a lookup list: its id, its name in both languages and its parent. Ids never change once published. */
export type LookupRow = {
  id: number
  en: string
  ar: string
  /** Cities: the country, always Saudi Arabia (133). */
  country_id?: number
  /** Cities: the administrative region. */
  region_id?: number
  /** Specialisations: the qualification they are offered under. */
  qualification_id?: number
  /** Job titles: the department they belong to. */
  department_id?: number
  /** Interview stages: `interview`, `testing` or `other`. */
  group?: string
  /** Countries and nationalities: ISO 3166-1 alpha-2; currencies: ISO 4217. */
  code?: string
  /** Other names people use for it, in either language; feminine forms are found without being listed. */
  also?: string[]
}

/** Every lookup list in the order it is shown (spec 3, lookup items). */
export const lookups = {
  countries,
  regions,
  cities,
  nationalities,
  currencies,
  qualifications,
  specialisations,
  departments,
  jobLevels,
  jobTitles,
  employmentStatuses,
  benefits,
  experienceGroups,
  ageGroups,
  employeeNumbers,
  companyTypes,
  industries,
  interviewStages,
} satisfies Record<string, LookupRow[]>

export type LookupName = keyof typeof lookups

/**
 * The number of the lists, which each change of them raises (a test holds the sum of their rows): a server with a lower
 * one leaves them as they are in the database.
 */
export const listsOfThisVersion = {
  number: 3,
  sha256: '6ea25c23f83f26d732a5b9560169f9adf099252cdddfb8d4e10717d58928cb9b',
}

/** The lists of this version under the names the contract gives them. */
export const released: Record<ListName, readonly LookupRow[]> = {
  benefits: lookups.benefits,
  countries: lookups.countries,
  cities: lookups.cities,
  curriencies: lookups.currencies,
  workexperience: lookups.experienceGroups,
  employeeNumbers: lookups.employeeNumbers,
  employmentStatus: lookups.employmentStatuses,
  types: lookups.companyTypes,
  departments: lookups.departments,
  joblevels: lookups.jobLevels,
  jobtitles: lookups.jobTitles,
  nationalities: lookups.nationalities,
  qualifications: lookups.qualifications,
  specilizations: lookups.specialisations,
  stages: lookups.interviewStages,
  regions: lookups.regions,
  industries: lookups.industries,
  ageGroups: lookups.ageGroups,
}
