import { expect, test } from 'vitest'
import type { Form } from '../../../../../contract/form/form.ts'
import { companyReview } from '../../../../../contract/reviews/company.ts'
import { interviewPageReview, interviewReview } from '../../../../../contract/reviews/interview.ts'
import { salaryReview } from '../../../../../contract/reviews/salary.ts'
import { findEndOfStep, getCommonAnswers, getPlaceField, hasOwnAnswers, pickSeen } from './wizard-answers.ts'

const answers = {
  review_type: 'salary',
  employer_name: 'Nawras',
  jobtitle: 3,
  is_former: 1,
  last_year: 2024,
  pros: 'x',
}

test('changing the type takes along what both types ask, not what follows from type and company', () => {
  expect(getCommonAnswers(salaryReview, answers)).toEqual({ jobtitle: 3, is_former: 1, last_year: 2024 })
  expect(getCommonAnswers(interviewReview, answers)).toEqual({ jobtitle: 3 })
})

test('a draft has something of its own once its third step is begun', () => {
  expect(hasOwnAnswers(companyReview, { jobtitle: 3 })).toBe(false)
  expect(hasOwnAnswers(companyReview, { jobtitle: 3, pros: 'x' })).toBe(true)
  expect(hasOwnAnswers(salaryReview, { country_id: 133 })).toBe(false)
  expect(hasOwnAnswers(salaryReview, { country_id: 7 })).toBe(true)
})

test('readers see what is asked: no last year of a current employee', () => {
  const seen = pickSeen({}, companyReview, { is_former: 0, last_year: 2020, department: 4 })
  expect(seen).toMatchObject({ is_former: 0, department: 4, last_year: undefined })
  expect(pickSeen(seen, companyReview, { is_former: 0, department: 4, pros: 'more' })).toBe(seen)
})

test('readers see the city of a review, on the interview page that of the interview, and a wish to blur it', () => {
  expect(pickSeen({}, companyReview, { cities: 3 }).cities).toBe(3)
  expect(pickSeen({}, interviewPageReview, { country_id: 133, city_id: 5 }).cities).toBe(5)
  expect(pickSeen({}, interviewReview, { cities: 3, country_id: 133, city_id: 5 }).cities).toBe(3)
  const seen = pickSeen({}, companyReview, { cities: 3 })
  expect(pickSeen(seen, companyReview, { cities: 3, blur: 1 })).toMatchObject({ cities: 3, blur: 1 })
})

test('writers of interviews are shown the month of the interview, as readers may see it', () => {
  expect(pickSeen({}, interviewReview, { month: 3, year: 2025 })).toMatchObject({ month: 3, year: 2025 })
  expect(pickSeen({}, companyReview, { month: 3, year: 2025 }).month).toBeUndefined()
})

test('the note on the place comes after the last field of its step, or above the terms, so that it moves no field', () => {
  const findEnd = (form: Form) => findEndOfStep(form, getPlaceField(form))
  expect(findEnd(companyReview)).toBe('specilization')
  expect(findEnd(interviewReview)).toBe('specilization')
  expect(findEnd(interviewPageReview)).toBe('accept_terms')
})
