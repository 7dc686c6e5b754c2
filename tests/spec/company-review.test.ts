import { describe, expect, test } from 'vitest'
import { check } from '../../src/contract/form/check.ts'
import { companyReview } from '../../src/contract/reviews/company.ts'
import { rightAnswers } from '../support/company-review.ts'
import { companyReviewTable } from './tables/company-review.ts'

describe('the company review as the browser checks it', () => {
  test.each(companyReviewTable)('$says', ({ answers, problems }) => {
    const checked = check(companyReview, { ...rightAnswers, ...answers })
    const found = checked.ok ? {} : Object.fromEntries(checked.problems.map(({ path, code }) => [path, code]))
    expect(found).toEqual(problems)
  })
})
