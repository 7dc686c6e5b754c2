import { array, type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { Dashboard } from '../statistics/dashboard.schema.ts'

/** The number of company reviews of one month (`2026-10`) and their unrounded average. */
export const MonthRating = type({ month: string(), ratings: integer(), average: number() })
export type MonthRating = Infer<typeof MonthRating>

/** One company of the comparison, by the numbers of its own public page. */
export const ComparedCompany = type({
  company: type({ id: integer(), name: string(), logo: nullable(string()) }),
  culture: Dashboard.schema.culture,
  rating: Dashboard.schema.rating,
  ceo: Dashboard.schema.ceo,
})
export type ComparedCompany = Infer<typeof ComparedCompany>

/**
 * What an employer sees beside the numbers of the public page: how these compare with other companies' public numbers.
 * All of it follows from what everybody can read (a test computes it from there): no answer about fewer people, no
 * writer.
 */
export const Analytics = type({
  /** Months with a review, oldest first. */
  months: array(MonthRating),
  /** The company itself, then its competitors in the order they were named. */
  companies: array(ComparedCompany),
  /** The rated companies of its industry, and the average of their averages; null where it has no industry. */
  industry: nullable(type({ name: string(), companies: integer(), average: nullable(number()) })),
  /** The rank among the ranked companies of the industry. */
  rank: nullable(type({ place: integer(), of: integer() })),
})
export type Analytics = Infer<typeof Analytics>

export const getAnalytics = defineShapes({ params: { id: Id }, response: Analytics })
