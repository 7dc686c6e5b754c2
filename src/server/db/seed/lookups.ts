import type { ListName } from '../../lookups/lookups.ts'
import ageGroups from './lookups/age-groups.json'
import benefits from './lookups/benefits.json'
import cities from './lookups/cities.json'
import companyTypes from './lookups/company-types.json'
import countries from './lookups/countries.json'
import currencies from './lookups/currencies.json'
import departments from './lookups/departments.json'
import employeeNumbers from './lookups/employee-numbers.json'
import employmentStatuses from './lookups/employment-statuses.json'
import experienceGroups from './lookups/experience-groups.json'
import industries from './lookups/industries.json'
import interviewStages from './lookups/interview-stages.json'
import jobLevels from './lookups/job-levels.json'
import jobTitles from './lookups/job-titles.json'
import nationalities from './lookups/nationalities.json'
import qualifications from './lookups/qualifications.json'
import regions from './lookups/regions.json'
import specialisations from './lookups/specialisations.json'

/** One row of a lookup list: its id, its name in both languages and what it hangs on. Ids never change once published. */
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
  /** What people call it beside its names, in either language; the feminine is found without being written. */
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

/** The lists of the release under the names the contract gives them. */
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
