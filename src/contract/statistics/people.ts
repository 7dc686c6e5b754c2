import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './people.schema.ts'

/** The breakdowns of a company's reviewers, each by itself: no two of them are ever combined. */
export const breakdowns = ['department', 'city', 'education', 'experience', 'age', 'gender'] as const
export type Breakdown = (typeof breakdowns)[number]

/** GET /companies/:id/statistics: who the reviewers are, through the privacy guard, and the rating over time. */
export const getStatistics = defineEndpoint<typeof shapes.getStatistics>()({
  method: 'GET',
  path: '/companies/:id/statistics',
  access: 'public',
  cache: 'public',
})

/** The qualifications the education sentence names (spec 2: "63% bachelor's, 14% no degree, 10% unspecified"), by id. */
export const namedQualifications = { bachelor: '1', none: '9' } as const
