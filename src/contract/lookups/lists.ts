import { array, enums, type Infer, integer, object, optional, string, tuple, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone } from '../params.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { type LookupList, lookupPaths } from './paths.ts'

/**
 * One item of a list: its id, its name in the language of the call, and its other names, by which search finds it. A
 * job title also has its department.
 */
export const LookupItem = type({
  id: integer(),
  name: string(),
  also: optional(array(string())),
  department: optional(integer()),
})
export type LookupItem = Infer<typeof LookupItem>

const items = array(LookupItem)
const csvTables = { items: defineTable(LookupItem, (found: LookupItem[]) => found) }
const list = (name: Exclude<LookupList, 'specilizations'>) =>
  defineEndpoint({
    method: 'GET',
    path: lookupPaths[name],
    access: 'public',
    response: items,
    tables: csvTables,
    cache: 'lookup',
  })

export const getAgeGroups = list('ageGroups')
export const getBenefits = list('benefits')
export const getCountries = list('countries')
export const getCities = defineEndpoint({
  method: 'GET',
  path: lookupPaths.cities,
  access: 'public',
  query: object({ country_id: optional(IdOrNone) }),
  response: items,
  tables: csvTables,
  cache: 'lookup',
})
export const getCurriencies = list('curriencies')
export const getExperienceGroups = defineEndpoint({
  method: 'GET',
  path: lookupPaths.workexperience,
  access: 'public',
  response: type({ workexperience: items }),
  tables: { items: defineRowsUnder('workexperience', LookupItem) },
  cache: 'lookup',
})
export const getCompanySizes = list('employeeNumbers')
export const getEmploymentStatus = list('employmentStatus')
export const getCompanyTypes = list('types')
export const getDepartments = list('departments')
export const getIndustries = list('industries')
export const getJoblevels = list('joblevels')
export const getJobtitles = list('jobtitles')
export const getNationalities = list('nationalities')
export const getQualifications = list('qualifications')
export const getSpecialisations = defineEndpoint({
  method: 'GET',
  path: lookupPaths.specilizations,
  params: { id: Id },
  access: 'public',
  response: items,
  cache: 'lookup',
})
export const getInterviewStages = defineEndpoint({
  method: 'GET',
  path: lookupPaths.stages,
  access: 'public',
  response: type({ interview: items, testing: items, other: items }),
  tables: {
    interview: defineRowsUnder('interview', LookupItem),
    testing: defineRowsUnder('testing', LookupItem),
    other: defineRowsUnder('other', LookupItem),
  },
  cache: 'lookup',
})

/** One single-key item of the settings (spec 3), such as `{email: 'hello@shafaf.example'}`. */
export const settingKeys = [
  'instagram_url',
  'twitter_url',
  'facebook_url',
  'youtube_url',
  'phone',
  'email',
  'snapchat_url',
] as const
export type SettingKey = (typeof settingKeys)[number]
export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/settings',
  access: 'public',
  response: array(type(Object.fromEntries(settingKeys.map((key) => [key, optional(string())])))),
  cache: 'lookup',
})

const Marks = array(tuple([integer(), integer()]))

/** GET /autocomplete?key=company|education|city&q= (spec 7). Companies also carry `logo` and `is_approved`. */
export const AutocompleteItem = type({
  id: integer(),
  name: string(),
  logo: optional(string()),
  is_approved: optional(enums([0, 1])),
  /** The name in the other language, for companies. */
  other_name: optional(string()),
  /** The ranges of each name that matched, for companies. */
  marks: optional(Marks),
  other_marks: optional(Marks),
  /** What else of a company matched the typed text: its industry, its city. */
  reasons: optional(array(string())),
})
export type AutocompleteItem = Infer<typeof AutocompleteItem>
export const autocomplete = defineEndpoint({
  method: 'GET',
  path: '/autocomplete',
  access: 'public',
  query: object({ key: enums(['company', 'education', 'city']), q: string() }),
  response: array(AutocompleteItem),
})
