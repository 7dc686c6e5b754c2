import { array, enums, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { breakdowns } from './people.ts'
import { definePublished } from './published.ts'

/** About how many people gave one answer; `name` in the language of the call, null where the client has the word (gender). */
export const PeoplePart = type({ id: string(), name: nullable(string()), people: definePublished() })
export type PeoplePart = Infer<typeof PeoplePart>

/** The ratings of one quarter (`2026-Q3`) and their unrounded average. */
export const QuarterRating = type({ quarter: string(), ratings: integer(), average: number() })
export type QuarterRating = Infer<typeof QuarterRating>

/**
 * The ratings of the twelve months up to the last one with a rating (`last_month`, `2026-10`): their unrounded average and its
 * 95 % confidence interval.
 */
export const YearRating = type({
  last_month: string(),
  count: integer(),
  average: number(),
  lower: number(),
  upper: number(),
})
export type YearRating = Infer<typeof YearRating>

const parts = array(PeoplePart)

export const CompanyStatistics = type({
  /**
   * The number of all who reviewed the company. Those in no part gave no answer, or one that too few have given so far.
   */
  reviewers: integer(),
  /** The parts of each breakdown, largest first. */
  parts: type({ department: parts, city: parts, education: parts, experience: parts, age: parts, gender: parts }),
  /** The quarters with a rating, oldest first. */
  trend: array(QuarterRating),
  /** Null where nobody has rated. */
  lastYear: nullable(YearRating),
})
export type CompanyStatistics = Infer<typeof CompanyStatistics>

const PeopleRow = type({ breakdown: enums(breakdowns), ...PeoplePart.schema })

export const getStatistics = defineShapes({
  params: { id: Id },
  response: CompanyStatistics,
  tables: {
    people: defineTable(PeopleRow, ({ parts }: CompanyStatistics) =>
      breakdowns.flatMap((breakdown) => parts[breakdown].map((part) => ({ breakdown, ...part }))),
    ),
    trend: defineRowsUnder('trend', QuarterRating),
  },
})
