import { array, enums, type Infer, integer, object, optional, string, tuple, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, IdOrNone } from '../params.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { readOnlyKey, reviewsKey, roundsKey, settingKeys, textsKey } from './lists.ts'

/**
 * One item of a list: its id, its name in the language of the call, and its other names, by which search finds it. A
 * job title also has its department. One that is hidden is not offered, and still names what was written with it.
 */
export const LookupItem = type({
  id: integer(),
  name: string(),
  also: optional(array(string())),
  department: optional(integer()),
  /** Whether forms offer it no more. */
  hidden: optional(enums([1])),
  /** The ids of items that have become this one. */
  was: optional(array(integer())),
})
export type LookupItem = Infer<typeof LookupItem>

const items = array(LookupItem)
const csvTables = { items: defineTable(LookupItem, (found: LookupItem[]) => found) }

const list = defineShapes({ response: items, tables: csvTables })

export {
  list as getAgeGroups,
  list as getBenefits,
  list as getCompanySizes,
  list as getCompanyTypes,
  list as getCountries,
  list as getCurriencies,
  list as getDepartments,
  list as getEmploymentStatus,
  list as getIndustries,
  list as getJoblevels,
  list as getJobtitles,
  list as getNationalities,
  list as getQualifications,
}
export const getCities = defineShapes({
  query: object({ country_id: optional(IdOrNone) }),
  response: items,
  tables: csvTables,
})

export const getExperienceGroups = defineShapes({
  response: type({ workexperience: items }),
  tables: { items: defineRowsUnder('workexperience', LookupItem) },
})

export const getSpecialisations = defineShapes({ params: { id: Id }, response: items })

export const getInterviewStages = defineShapes({
  response: type({ interview: items, testing: items, other: items }),
  tables: {
    interview: defineRowsUnder('interview', LookupItem),
    testing: defineRowsUnder('testing', LookupItem),
    other: defineRowsUnder('other', LookupItem),
  },
})

export const getSettings = defineShapes({
  response: array(
    type(
      Object.fromEntries(
        [...settingKeys, reviewsKey, roundsKey, textsKey, readOnlyKey].map((key) => [key, optional(string())]),
      ),
    ),
  ),
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
  /** The typed words that nothing of a company matches. */
  dropped: optional(array(string())),
})
export type AutocompleteItem = Infer<typeof AutocompleteItem>

export const autocomplete = defineShapes({
  query: object({ key: enums(['company', 'education', 'city']), q: string() }),
  response: array(AutocompleteItem),
})
