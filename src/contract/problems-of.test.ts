import { describe, expect, test } from 'vitest'
import { getProfile, logout } from './accounts/user.ts'
import { getCompanyProfile } from './companies/companies.ts'
import { listProblems } from './problems-of.ts'
import { getFile, listContributions } from './profile/profile.ts'
import { submitReview } from './reviews/reviews.ts'

/** The problems a caller of the API is told a call may be refused with. */
describe('what a call may be refused for', () => {
  test.each([
    ['E-006: one of one’s own, while the account is closed', listContributions, 'account_closed', true],
    ['one that a closed account may make', getProfile, 'account_closed', false],
    ['one that anyone may make', getCompanyProfile, 'account_closed', false],
    ['one that ends a session, without one', logout, 'unauthenticated', true],
    ['A-003: data, in a form nobody writes', getCompanyProfile, 'not_acceptable', true],
    ['a file, which has one form', getFile, 'not_acceptable', false],
    ['E-109: a salary whose writer has not accepted the terms', submitReview.salary, 'accept_terms', true],
    ['what has no terms', listContributions, 'accept_terms', false],
    ['an address of a company nobody knows', getCompanyProfile, 'not_found', true],
  ] as const)('%s', (_, endpoint, problem, applies) => {
    expect(listProblems(endpoint).has(problem)).toBe(applies)
  })
})
