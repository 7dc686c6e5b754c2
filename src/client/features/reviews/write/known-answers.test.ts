import { describe, expect, test } from 'vitest'
import { companyReview } from '../../../../contract/reviews/company.ts'
import { interviewPageReview, interviewReview } from '../../../../contract/reviews/interview.ts'
import { quickSalaryReview, salaryReview } from '../../../../contract/reviews/salary.ts'
import { pickKnown, pickLastRole } from './known-answers.ts'

const info = {
  ...{ gender: 'female', country: 133, city: 4, employment_status: 1, joblevel: 3 },
  ...{ education: 1, specilization: 12 },
}
const worked = (company_id: number, to?: string) => ({ id: `at ${company_id}`, answers: { company_id, to } })
const told = [
  { company: { id: 8, name: '', logo: null }, answers: { department: 8, jobtitle: 80 } },
  { company: { id: 7, name: '', logo: null }, answers: { department: 5, jobtitle: 50, joblevel: 2, rate: 4 } },
]
const person = { education: 1, specilization: 12 }

describe('what a review begins with', () => {
  test('where one works: the profile, and the place by what was last written of this company', () => {
    expect(pickKnown(companyReview, 7, { info, experience: [worked(7)] }, told)).toEqual({
      ...{ employment_status: 1, department: 5, joblevel: 2, jobtitle: 50, cities: 4, is_former: 0 },
      ...person,
    })
  })

  test('where one worked: when it ended, and nothing that is true today only', () => {
    const experience = [worked(9, '2019-03-01'), worked(9, '2023-02-01'), worked(7)]
    expect(pickKnown(companyReview, 9, { info, experience }, told)).toEqual({
      ...{ is_former: 1, last_year: 2023 },
      ...person,
    })
  })

  test('somewhere else: who one is', () => {
    expect(pickKnown(companyReview, 1, { info, experience: [] }, [])).toEqual(person)
    expect(pickKnown(companyReview, 1, { info: null, experience: [] }, [])).toEqual({})
    expect(pickKnown(salaryReview, 1, { info, experience: [] }, [])).toEqual({
      ...{ gender: 'female', currency_id: 1 },
      ...person,
    })
  })

  test('of an interview one speaks of oneself, no matter which company it was at', () => {
    const now = { employment_status: 1, department: 8, joblevel: 3, jobtitle: 80, city_id: 4 }
    expect(pickKnown(interviewPageReview, 1, { info, experience: [] }, told)).toEqual(now)
    expect(pickKnown(interviewReview, 1, { info, experience: [] }, told)).toEqual({ ...now, ...person, cities: 4 })
  })

  test('of an interview, the terms that were last said, where the last contribution did not ask for them', () => {
    const earlier = { company: { id: 6, name: '', logo: null }, answers: { employment_status: 2, jobtitle: 1 } }
    const known = pickKnown(interviewPageReview, 1, { info: null, experience: [] }, [...told, earlier])
    expect(known).toMatchObject({ employment_status: 2, jobtitle: 80 })
  })

  test('a city of another country is none of the list', () => {
    const elsewhere = { info: { ...info, country: 2 }, experience: [worked(7)] }
    expect(pickKnown(companyReview, 7, elsewhere, [])).not.toHaveProperty('cities')
  })
})

describe('the role a person had last, at another company', () => {
  const role = { company_id: 3, department: 2, jobtitle: 20, cities: 4 }
  test('is that of the last contribution, as far as the form asks for it', () => {
    expect(pickLastRole(companyReview, {}, { info: null, experience: [], role }, told)).toEqual({
      ...{ department: 8, jobtitle: 80 },
    })
  })

  test('has the terms and the city that were last said, where the last contribution did not ask for them', () => {
    const earlier = {
      company: { id: 6, name: '', logo: null },
      answers: { employment_status: 2, cities: 9, jobtitle: 1 },
    }
    expect(pickLastRole(companyReview, {}, { info: null, experience: [] }, [...told, earlier])).toEqual({
      ...{ department: 8, jobtitle: 80, employment_status: 2, cities: 9 },
    })
  })

  test('is that of the registration where nothing was written yet', () => {
    expect(pickLastRole(companyReview, {}, { info: null, experience: [], role }, [])).toEqual({
      ...{ department: 2, jobtitle: 20, cities: 4 },
    })
    expect(pickLastRole(quickSalaryReview, {}, { info: null, experience: [], role }, [])).toEqual({
      ...{ department: 2, jobtitle: 20 },
    })
  })

  test('is not offered where the role at this company is known, or none is', () => {
    const known = pickKnown(companyReview, 3, { info: null, experience: [], role }, [])
    expect(known).toMatchObject({ department: 2, jobtitle: 20, cities: 4 })
    expect(pickLastRole(companyReview, known, { info: null, experience: [], role }, told)).toBeUndefined()
    expect(pickLastRole(companyReview, {}, { info: null, experience: [] }, [])).toBeUndefined()
  })
})
