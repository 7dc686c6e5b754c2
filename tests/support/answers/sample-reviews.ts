import { buildPayload } from '../../../src/contract/form/check.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import { getFormOfKind, getTypeOfKind, type ReviewKind } from '../../../src/contract/reviews/reviews.ts'
import { madeAnswers } from './made-answers.ts'

const work = {
  employment_status: 1,
  department: 1,
  joblevel: 2,
  jobtitle: 1,
  employer_name: 'as typed',
  is_former: 0,
  education: 1,
  specilization: 1,
  cities: 1,
  accept_terms: 1,
}

/** The answers to a kind that tests read back; all others are generated from the description of its form. */
const readAgain: Partial<Record<ReviewKind, RawAnswers>> = {
  company: { rate: 4, pros: 'Fair pay', cons: 'Long way', good_word: 'Fair', bad_word: 'Far' },
  salary: {
    currency_id: 1,
    per_duration: 'month',
    experience_years: 5,
    salary: 9000,
    annual_raise: 5,
    get_bonus: 0,
    gender: 'female',
    country_id: 133,
    city_id: 1,
  },
  interview: {
    rate: 'positive',
    month: 3,
    year: 2025,
    get_by: 'recruiter',
    get_offer: 'no',
    stages: [101, 201],
    difficulty: 'average',
    duration: 2,
    duration_type: 'week',
    country_id: 133,
    city_id: 1,
    how_helpful: 'helpful',
    description: 'Two friendly talks',
    questions: [{ question: 'Why here?', answer: 'The people' }],
  },
  careerpath: {
    culturetype: 'careerpath',
    training: 1,
    carear_clarity: 0,
    career_confidence: 1,
    trust_company_future: 1,
  },
  environment: {
    culturetype: 'environment',
    work_creativity: 7,
    average_working_hours: 9,
    out_of_office_activities: 'month',
    job_entertainment: 1,
    happines: 8,
    general_environment: 7,
    referral_to_others: 9,
    work_excitement: 6,
    trust_leadership: 7,
  },
  leadership: {
    culturetype: 'leadership',
    ceo_rate: 8,
    managers_performance: 7,
    inducement: 'year',
    fair_pay: 6,
    team_efficiency: 8,
    trust_leadership: 7,
  },
  benefit: {
    rate: 'positive',
    company_city: 1,
    employer_type_id: 1,
    employment_status_id: 1,
    benefits: [{ benefit_id: 1, offered: 1 }],
    comment: 'Insurance is good',
  },
}

/** Returns complete answers of a kind, under the names of the form. Ids exist in the lookup lists. */
export const sampleAnswers = (kind: ReviewKind, also: RawAnswers = {}): RawAnswers => ({
  ...madeAnswers(getFormOfKind(kind)),
  ...work,
  review_type: getTypeOfKind(kind),
  ...readAgain[kind],
  ...also,
})

/** Returns the same answers as the body of POST /{kind}/review. */
export const sampleBody = (kind: ReviewKind, companyId: number, also: RawAnswers = {}) => ({
  ...buildPayload(getFormOfKind(kind), sampleAnswers(kind, also)),
  company_id: companyId,
})
