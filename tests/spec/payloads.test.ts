import { describe, expect, test } from 'vitest'
import { buildPayload, createAnswers } from '../../src/contract/form/check.ts'
import type { Form, RawAnswers } from '../../src/contract/form/form.ts'
import { interviewPageReview } from '../../src/contract/reviews/interview.ts'
import type { ReviewTypeName } from '../../src/contract/reviews/kinds.ts'
import { buildReviewPath, getKind, reviewTypes } from '../../src/contract/reviews/reviews.ts'
import { allowanceNames } from '../../src/contract/reviews/salary.ts'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import { rightAnswersOf } from '../support/answers/right-answers.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'

const role = ['employment_status', 'department', 'joblevel', 'jobtitle']
const person = ['employer_name', 'is_former', 'last_year', 'cities', 'education', 'specilization']
const common = ['review_type', ...role, ...person, 'accept_terms']
const interviewed = [
  ...['rate', 'month', 'year', 'get_by', 'get_offer', 'stages', 'difficulty', 'duration', 'duration_type', 'city_id'],
  ...['how_helpful', 'description', 'questions', 'accept_terms'],
]
const namesOf = (type: ReviewTypeName, also: RawAnswers = {}, form: Form = reviewTypes[type].form) =>
  Object.keys(buildPayload(form, { ...rightAnswersOf(type, form), ...also })).sort()

describe('the names on the wire, as the specification spells them', () => {
  test('E-063 to E-090: company', () => {
    expect(namesOf('company')).toEqual([...common, 'rate', 'pros', 'cons', 'good_word', 'bad_word'].sort())
  })

  test('E-090 to E-109: salary, its bonuses only where there is one', () => {
    const always = [
      ...['currency_id', 'per_duration', 'experience_years', 'salary', 'annual_raise', 'get_bonus', 'gender'],
      ...['country_id', 'city_id', 'profit_sharing', 'profit_sharing_duration', 'sales_commission'],
      ...['sales_commission_duration', 'tips_gratuities', 'tips_gratuities_duration'],
      // Added beside those of the specification: optional parts of the salary (decision 151).
      ...allowanceNames,
    ]
    const bonus = ['cash_bonus', 'cash_bonus_duration', 'stock_bonus', 'stock_bonus_duration']
    const all = Object.fromEntries(
      [...always.slice(9), ...bonus].map((name) => [name, name.endsWith('duration') ? 'year' : 5]),
    )
    expect(namesOf('salary', { ...all, get_bonus: 0 })).toEqual([...common, ...always].sort())
    expect(namesOf('salary', { ...all, get_bonus: 1 })).toEqual([...common, ...always, ...bonus].sort())
  })

  test.each([
    ['careerpath', ['training', 'carear_clarity', 'career_confidence', 'trust_company_future']],
    [
      'leadership',
      ['trust_leadership', 'ceo_rate', 'managers_performance', 'inducement', 'fair_pay', 'team_efficiency'],
    ],
    [
      'environment',
      [
        ...['work_creativity', 'average_working_hours', 'out_of_office_activities', 'job_entertainment', 'happines'],
        ...['general_environment', 'referral_to_others', 'work_excitement', 'trust_leadership'],
      ],
    ],
  ] as const)('E-130 to E-152: culture, %s, to its own path', (kind, names) => {
    const everything = { ...sampleAnswers('leadership'), ...sampleAnswers('environment'), ...sampleAnswers(kind) }
    expect(namesOf('culture', { ...everything, is_former: 1 })).toEqual([...common, 'culturetype', ...names].sort())
    expect(buildReviewPath(getKind('culture', everything))).toBe(`/${kind}/review`)
  })

  test('E-130, A-028 to A-034: each to the path of its kind; culture as the career path until another is chosen', () => {
    const paths = (['company', 'salary', 'benifit', 'interview', 'culture'] as const).map((type) =>
      buildReviewPath(getKind(type, {})),
    )
    expect(paths).toEqual([
      ...['/company/review', '/salary/review', '/benefit/review', '/interview/review', '/careerpath/review'],
    ])
  })

  test('E-153 to E-163: benefits, cities as city_id, each benefit trimmed', () => {
    const own = ['rate', 'company_city', 'employer_type_id', 'employment_status_id', 'benefits', 'comment', 'city_id']
    expect(namesOf('benifit')).toEqual([...common.filter((name) => name !== 'cities'), ...own].sort())
    const noisy = { benefits: [{ benefit_id: 1, offered: 2, name: 'Insurance', icon: 'x' }] }
    expect(buildPayload(reviewTypes.benifit.form, noisy)).toEqual({ benefits: [{ benefit_id: 1, offered: 2 }] })
  })

  test('E-110 to E-129: an interview, without country_id and review_type', () => {
    const wizard = [...role, 'employer_name', 'cities', 'education', 'specilization', ...interviewed]
    expect(namesOf('interview')).toEqual(wizard.sort())
    expect(namesOf('interview', { get_offer: 'yes', is_former: 1, last_year: 2024 })).toEqual(
      [...wizard, 'is_former', 'last_year'].sort(),
    )
  })

  test('E-117 to E-129: the interview page sends no more than it asks', () => {
    const answers = rightAnswersOf('interview')
    expect(namesOf('interview', answers, interviewPageReview)).toEqual(
      [...role, 'employer_name', ...interviewed].sort(),
    )
  })

  test('E-074, E-131, T-033, L-011: what the forms start with', () => {
    expect(createAnswers(reviewTypes.salary.form)).toEqual({ is_former: 1, country_id: 133 })
    expect(createAnswers(reviewTypes.culture.form)).toEqual({ is_former: 1, culturetype: 'careerpath' })
    expect(createAnswers(reviewTypes.interview.form)).toEqual({ is_former: 1, country_id: 133 })
    expect(createAnswers(reviewTypes.company.form)).toEqual({ is_former: 1 })
    expect(createAnswers(compareForm)).toEqual({ is_former: 1 })
  })
})
