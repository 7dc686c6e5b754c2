import { getContext } from '../reviews/context.ts'
import { getStatistics } from '../statistics/people.ts'
import { listBenefitComments } from './benefits.ts'
import { getCompanyProfile, listReviews, summarizeReviews } from './companies.ts'
import { getCulture } from './culture.ts'
import { listInterviews } from './interviews.ts'
import { getSalaries } from './salaries.ts'

/** What a company's page shows that people say of the company: read anew where a review of it changes. */
export const contributionReads = [
  getCompanyProfile,
  getCulture,
  getSalaries,
  getStatistics,
  getContext,
  listReviews,
  summarizeReviews,
  listInterviews,
  listBenefitComments,
]
