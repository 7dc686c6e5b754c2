import { type Infer, integer, nullable, number, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { definePublished } from './published.ts'

/**
 * How the company where a person works fares (spec 2, dashboard: culture score, company rating, rating of the chief
 * executive, rank). Every number is one its company page shows, or follows from those; null where there are too few
 * answers.
 */
export const Dashboard = type({
  /** The present company of the person's experience list; null where there is none. */
  company: nullable(type({ id: integer(), name: string(), logo: nullable(string()) })),
  /** The average of the culture questions, 0 to 10. */
  culture: nullable(type({ score: definePublished(), people: definePublished() })),
  /** Unrounded stars and their interval. */
  rating: nullable(type({ average: number(), lower: number(), upper: number(), count: integer() })),
  ceo: nullable(type({ rate: definePublished(), people: definePublished() })),
  /** The rank by the lower end of the confidence interval among `of` companies of the industry with enough ratings. */
  rank: nullable(type({ place: integer(), of: integer(), industry: string() })),
  /**
   * The typical values of the industry: the averages of the same numbers over its companies with the most reviews, each
   * null where too few of them have it (`typicalRules`).
   */
  typical: nullable(
    type({
      industry: string(),
      rating: nullable(number()),
      culture: nullable(definePublished()),
      ceo: nullable(definePublished()),
    }),
  ),
})
export type Dashboard = Infer<typeof Dashboard>

export const getDashboard = defineShapes({ response: Dashboard })
