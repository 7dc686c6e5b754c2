import { enums, type Infer, integer, nullable, number, omit, string, type } from 'superstruct'
import { BenefitOffer } from '../../contract/companies/benefits.schema.ts'
import { CultureRow } from '../../contract/companies/culture.schema.ts'
import { interviewQuestions } from '../../contract/companies/interviews.ts'
import { LogTotal } from '../../contract/moderation/log.schema.ts'
import { AuthorityRow, RegisterRow } from '../../contract/notices/register.schema.ts'
import { payShape } from '../../contract/salaries/pay.schema.ts'
import { PeoplePart, QuarterRating } from '../../contract/statistics/people.schema.ts'
import { breakdowns } from '../../contract/statistics/people.ts'
import { definePublished } from '../../contract/statistics/published.ts'

const company = integer()
const kind = enums(['company', 'ceo'])

/** The lists whose items other tables name by their ids. */
export const namedLists = [
  ...(['industries', 'departments', 'cities', 'qualifications', 'workexperience', 'ageGroups'] as const),
  ...(['benefits', 'joblevels', 'jobtitles'] as const),
]

/** The groups whose pay is published: of one company everybody or a job level, and the groups of the whole country. */
export const payGroups = ['company', 'joblevel', 'country', 'department', 'jobtitle', 'nation', 'gender'] as const

/**
 * The tables of a release and the shape of their rows: numbers, ids, months, and names of companies and of lists. No
 * text by a person has a column here, and no review a row.
 */
export const shapes = {
  companies: type({ company, name_en: string(), name_ar: string(), industry: nullable(integer()) }),
  /** The companies that have become another one: tables of earlier releases name them by their own ids. */
  joined_companies: type({ company, into: company }),
  ratings: type({
    ...{ company, industry: nullable(integer()), ratings: integer() },
    ...{ stars_1: integer(), stars_2: integer(), stars_3: integer(), stars_4: integer(), stars_5: integer() },
    ...{ average: number(), lower: number(), upper: number() },
    /** The rank among the companies of the industry with enough ratings, and their number; null for one without. */
    ...{ rank: nullable(integer()), ranked: nullable(integer()) },
  }),
  quarters: type({ company, ...QuarterRating.schema }),
  counts: type({
    company,
    reviews: integer(),
    questions: integer(),
    salaries: definePublished(),
    interviews: definePublished(),
  }),
  interviews: type({ company, question: enums(interviewQuestions), answer: string(), people: integer() }),
  feelings: type({ company, answer: string(), people: integer() }),
  ceos: type({ company, rate: definePublished(), people: definePublished() }),
  culture: type({ company, ...CultureRow.schema }),
  benefits: type({ company, ...omit(BenefitOffer, ['name']).schema }),
  people: type({ company, breakdown: enums(breakdowns), ...omit(PeoplePart, ['name']).schema }),
  pay: type({ group: enums(payGroups), company: nullable(company), id: nullable(string()), ...payShape }),
  pay_bars: type({
    ...{ company: nullable(company), jobtitle: nullable(integer()) },
    from: nullable(definePublished()),
    to: nullable(definePublished()),
    people: definePublished(),
  }),
  studies: type({ study: integer(), month: string(), option: integer(), people: definePublished() }),
  awards: type({
    ...{ quarter: string(), kind, place: integer(), company: nullable(company) },
    ...{ average: nullable(number()), score: nullable(number()), ratings: nullable(integer()) },
  }),
  award_candidates: type({ quarter: string(), kind, company, value: number(), people: integer() }),
  moderation: LogTotal,
  notices: RegisterRow,
  authority_requests: AuthorityRow,
  /** The keys that sign proofs of employment this year, as SPKI in base64url (decision 156). */
  proof_keys: type({ company, year: integer(), key: string() }),
  names: type({ list: enums(namedLists), id: integer(), name_en: string(), name_ar: string() }),
} as const

export type TableName = keyof typeof shapes
export const tableNames = Object.keys(shapes) as TableName[]
/** The rows of a release, by table. */
export type Tables = { [Name in TableName]: Infer<(typeof shapes)[Name]>[] }

export const createEmptyTables = (): Tables =>
  Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Tables
