import type { Endpoint } from '../../contract/endpoint.ts'
import { findItem } from '../../contract/lookups/find-item.ts'
import type { LookupItem } from '../../contract/lookups/lists.schema.ts'
import {
  getAgeGroups,
  getBenefits,
  getCities,
  getCompanySizes,
  getCompanyTypes,
  getCountries,
  getCurriencies,
  getDepartments,
  getEmploymentStatus,
  getExperienceGroups,
  getIndustries,
  getJoblevels,
  getJobtitles,
  getNationalities,
  getQualifications,
  getSpecialisations,
} from '../../contract/lookups/lists.ts'
import type { LookupList } from '../../contract/lookups/paths.ts'
import { type QueryInput, type QueryResult, useQuery } from '../data/query.ts'

const whole = {
  ageGroups: getAgeGroups,
  benefits: getBenefits,
  countries: getCountries,
  curriencies: getCurriencies,
  workexperience: getExperienceGroups,
  employeeNumbers: getCompanySizes,
  employmentStatus: getEmploymentStatus,
  types: getCompanyTypes,
  departments: getDepartments,
  industries: getIndustries,
  joblevels: getJoblevels,
  jobtitles: getJobtitles,
  nationalities: getNationalities,
  qualifications: getQualifications,
  cities: getCities,
} satisfies Partial<Record<LookupList, Endpoint<any, any>>>

/** What a list depends on: `parent` is the answer of the field named in `of`, where the field names one. */
type Dependency = { of?: string | undefined; parent?: unknown }

function buildRead(
  list: LookupList,
  { of, parent }: Dependency,
): { endpoint: Endpoint<any, any>; input: QueryInput<any> | null } {
  const id = parent === undefined || parent === '' ? undefined : String(parent)
  const waits = of !== undefined && id === undefined
  if (list === 'specilizations') return { endpoint: getSpecialisations, input: id ? { params: { id } } : null }
  if (list === 'cities') return { endpoint: getCities, input: waits ? null : { query: { country_id: id } } }
  if (list === 'stages') throw new Error(`${list} is no plain list`)
  return { endpoint: whole[list], input: waits ? null : {} }
}

/** Reads the items of a lookup list in the reader's language; waits while the field it depends on has no answer. */
export function useLookup(list: LookupList, hanging: Dependency = {}): QueryResult<LookupItem[]> {
  const { endpoint, input } = buildRead(list, hanging)
  const read = useQuery<LookupItem[] | { workexperience: LookupItem[] }, any>(endpoint, input)
  const { data } = read
  return { ...read, data: data && 'workexperience' in data ? data.workexperience : data }
}

/** Returns the name of one item, once its list is loaded. */
export function useLookupName(list: LookupList, id: unknown, hanging: Dependency = {}): string | undefined {
  return findItem(useLookup(list, hanging).data, Number(id))?.name
}
