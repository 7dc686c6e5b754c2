import {
  array,
  assign,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  pick,
  record,
  string,
  type,
} from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Cursor, defineWrittenNumber, Id, PageQuery, PageSize } from '../params.schema.ts'
import { unusualStates } from '../reviews/unusual.ts'
import { Helpfulness, ReviewFilter } from '../reviews/voices.schema.ts'
import { Pay } from '../salaries/pay.schema.ts'
import { definePublished } from '../statistics/published.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { companyOrders, minStars } from './companies.ts'

/**
 * A rating with what it rests on: how many people, over which months, and its 95 % confidence interval. `average` and
 * the bounds of the interval, `lower` and `upper`, are unrounded stars; null where nobody has rated.
 */
export const Rating = type({
  count: integer(),
  average: nullable(number()),
  lower: nullable(number()),
  upper: nullable(number()),
  /** How many people gave 1, 2, 3, 4 and 5 stars. */
  distribution: array(integer()),
  /** First and last month with a rating, as `2026-10`. */
  first_month: nullable(string()),
  last_month: nullable(string()),
})
export type Rating = Infer<typeof Rating>

const WordCount = type({ word: string(), count: integer() })

/**
 * A company as readers see it (spec 3); names and texts in the language of the call, `name_en` and `name_ar` always.
 */
export const Company = type({
  id: integer(),
  name: string(),
  name_en: string(),
  name_ar: string(),
  /** Further names of it, the names it had before, the latest first, and whether it does not exist any more. */
  also: array(string()),
  formerly: array(string()),
  closed: enums([0, 1]),
  about: nullable(string()),
  image: nullable(string()),
  logo: nullable(string()),
  rate: nullable(number()),
  total_ratings: integer(),
  unlocked: enums([0, 1]),
  is_approved: enums([0, 1]),
  ceo: nullable(type({ name: string(), image: nullable(string()) })),
  /** The chief executive's rating as last released: the average in stars, and about how many people gave one. */
  ceo_rate: nullable(definePublished()),
  ceo_ratings: definePublished(),
  /**
   * What it pays, and how far people would recommend it (1 to 10), as last released; null where too few people said.
   */
  pay: nullable(Pay),
  recommended: nullable(type({ value: definePublished(), people: definePublished() })),
  website: nullable(string()),
  headquarters: nullable(string()),
  size: nullable(string()),
  founded: nullable(integer()),
  type: nullable(string()),
  industry: nullable(string()),
  revenue: nullable(string()),
  competitors: array(type({ id: integer(), name: string(), logo: nullable(string()) })),
  activity: nullable(string()),
  phone: nullable(string()),
  address: nullable(string()),
  mission: nullable(string()),
  vision: nullable(string()),
  ceo_linkedin: nullable(string()),
  social: record(string(), string()),
  map_link: nullable(string()),
  rating: Rating,
  /** The words chosen most often to praise and to criticise, most frequent first, at most 4 of each. */
  words: type({ good: array(WordCount), bad: array(WordCount) }),
  /**
   * Numbers of published contributions, by what the tabs show; salaries and interviews approximate, as of the last
   * release.
   */
  counts: type({
    reviews: integer(),
    salaries: definePublished(),
    interviews: definePublished(),
    questions: integer(),
  }),
  /**
   * More reviews than usual by far (decision 149), the latest first: how many in how many days, how many are usual, what
   * became of them, and the average rating without them; null where there is no other.
   */
  unusual: optional(
    array(
      type({
        count: integer(),
        days: integer(),
        usual: integer(),
        state: enums(unusualStates),
        /** The month in which they were found, as `2026-10`. */
        month: string(),
        without: nullable(number()),
      }),
    ),
  ),
  /** 1 where the company has threatened with the law, by the rule of decision 153. */
  threatens: optional(enums([1])),
})
export type Company = Infer<typeof Company>

/** A company as a row: its facts, its rating and how many gave each number of stars, its counts. */
const CompanyRow = type({
  ...pick(Company, ['id', 'name_en', 'name_ar', 'industry', 'headquarters', 'size', 'type', 'founded']).schema,
  rating: pick(Rating, ['count', 'average', 'lower', 'upper', 'first_month', 'last_month']),
  stars: type({ 1: integer(), 2: integer(), 3: integer(), 4: integer(), 5: integer() }),
  ...pick(Company, ['ceo_rate', 'ceo_ratings', 'counts']).schema,
})

const buildCompanyRow = (company: Company): Infer<typeof CompanyRow> => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = company.rating.distribution
  return { ...company, stars: { 1: one, 2: two, 3: three, 4: four, 5: five } }
}

export const getCompanyProfile = defineShapes({
  params: { id: Id },
  response: Company,
  tables: { company: defineTable(CompanyRow, (company: Company) => [buildCompanyRow(company)]) },
})

/** A company in a list or grid. */
export const CompanyCard = type({
  id: integer(),
  name: string(),
  other_name: string(),
  logo: nullable(string()),
  unlocked: enums([0, 1]),
  is_approved: enums([0, 1]),
  industry: nullable(string()),
  city: nullable(string()),
  size: nullable(string()),
  rate: nullable(number()),
  total_ratings: integer(),
  good_word: nullable(string()),
  bad_word: nullable(string()),
})
export type CompanyCard = Infer<typeof CompanyCard>

/** The filters of companies: ids of `/cities`, `/industries` and `/employee/numbers`, and stars; each is optional. */
const companyFilter = {
  city: optional(Id),
  industry: optional(Id),
  size: optional(Id),
  stars: optional(defineWrittenNumber(enums(minStars))),
}

export const listCompanies = defineShapes({
  query: object({
    ...companyFilter,
    sort: optional(enums(companyOrders)),
    after: optional(Cursor),
    limit: optional(PageSize),
  }),
  response: type({ companies: array(CompanyCard), next: nullable(string()), total: nullable(integer()) }),
  tables: { companies: defineRowsUnder('companies', CompanyCard) },
})

export const listCompetitors = defineShapes({
  params: { id: Id },
  response: array(CompanyCard),
  tables: { competitors: defineTable(CompanyCard, (found: CompanyCard[]) => found) },
})

export const searchCompanies = defineShapes({
  query: object({ q: string(), ...companyFilter, sort: optional(enums(companyOrders)) }),
  response: array(CompanyCard),
  tables: { companies: defineTable(CompanyCard, (found: CompanyCard[]) => found) },
})

/**
 * A published company review as its readers see it: its time is told as a month only; its context never finer than 5
 * people.
 */
export const PublishedReview = type({
  id: string(),
  ...Helpfulness.schema,
  month: string(),
  rate: integer(),
  pros: string(),
  cons: string(),
  good_word: string(),
  bad_word: string(),
  /** Null where too few people share the answer, former or current. */
  is_former: nullable(enums([0, 1])),
  /** A former writer's last year, `2024`, or the years it is in, `2021-2024`; null where neither fits enough people. */
  last_year: nullable(string()),
  /**
   * Department, job level and city or region, each only where enough people share it, and that its author has proven
   * to work there, only where ten of a year have; in the reader's language.
   */
  context: array(string()),
  /** The language it is written in; null where it has no letters. */
  language: nullable(enums(['ar', 'en'])),
  response: nullable(type({ text: string(), month: string() })),
})
export type PublishedReview = Infer<typeof PublishedReview>

export const listReviews = defineShapes({
  params: { id: Id },
  query: assign(PageQuery, ReviewFilter),
  response: type({ reviews: array(PublishedReview), next: nullable(string()) }),
  tables: { reviews: defineRowsUnder('reviews', PublishedReview) },
})
