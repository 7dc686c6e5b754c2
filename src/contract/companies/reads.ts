import type { AnyEndpoint } from '../endpoint.ts'
import { getContext } from '../reviews/context.ts'
import type { OneByOneKind } from '../reviews/kinds.ts'
import { getStatistics } from '../statistics/people.ts'
import { listBenefitComments } from './benefits.ts'
import { getCompanyProfile, listReviews } from './companies.ts'
import { getCulture } from './culture.ts'
import { countInterviews, listInterviews } from './interviews.ts'
import { summarizeReviews } from './review-summary.ts'
import { getSalaries } from './salaries.ts'

/** The list call of each kind of review that is read one by one. */
export const reviewLists = {
  company: listReviews,
  interview: listInterviews,
  benefit: listBenefitComments,
} as const satisfies Record<OneByOneKind, AnyEndpoint>

/** The reads of a company's page that show what people say of the company: invalidated when a review of it changes. */
export const contributionReads = [
  getCompanyProfile,
  getCulture,
  getSalaries,
  getStatistics,
  getContext,
  ...Object.values(reviewLists),
  summarizeReviews,
  countInterviews,
]
