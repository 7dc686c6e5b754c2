import {
  acceptTerms,
  choice,
  countedBy,
  longText,
  lookup,
  month,
  onlyIf,
  pairs,
  stages,
  step,
  whole,
  year,
  yesNo,
} from '../form/fields.ts'
import { defineForm, type Form } from '../form/form.ts'
import { saudiArabia } from '../lookups/known-ids.ts'
import { defineRoleStep, personStepOfInterview } from './common.ts'

/** The answers of interviews that are public at once, since interviews are read one by one. */
const shown = { rate: 'public', get_by: 'public', get_offer: 'public', difficulty: 'public' } as const

/** Interview review (spec 3, spec 5). The payload drops `country_id` and `review_type`. */
export const interviewReview = defineForm('interview', [
  ...defineRoleStep('interview', { sent: false }),
  ...personStepOfInterview,
  ...countedBy(
    shown,
    step(3, [
      choice('rate', ['positive', 'negative', 'no_opinion'], { look: 'segments' }),
      month('month'),
      year('year'),
      choice(
        'get_by',
        [
          'applied_online',
          'college_or_university',
          'employee_referral',
          'in_person',
          'recruiter',
          'staffing_agency',
          'other',
        ],
        { look: 'chips' },
      ),
      choice('get_offer', ['yes', 'no', 'decline'], { look: 'segments' }),
      ...onlyIf('get_offer', 'yes', [yesNo('is_former', { initial: 1 })]),
      ...onlyIf('is_former', 1, [year('last_year', { missing: 'last_year' })]),
      stages('stages'),
      choice('difficulty', ['very_easy', 'easy', 'average', 'difficult', 'very_difficult'], { look: 'chips' }),
      whole('duration', { min: 1, max: 999, problem: 'not_positive' }),
      choice('duration_type', ['day', 'week', 'month'], { look: 'segments' }),
      lookup('country_id', 'countries', { initial: saudiArabia, only: [saudiArabia], sent: false }),
      lookup('city_id', 'cities', { of: 'country_id' }),
      choice('how_helpful', ['very_helpful', 'helpful', 'not_helpful', 'not_use_it'], { look: 'chips' }),
      longText('description', { published: true }),
      pairs('questions', ['question', 'answer']),
      acceptTerms(),
    ]),
  ),
])

/** The questions only the wizard asks of a person who was interviewed. */
const onlyInWizard: readonly string[] = ['review_type', 'education', 'specilization', 'cities']

/** The same review as a single form on the interview page (spec 2): without the questions only the wizard asks. */
export const interviewPageReview: Form = {
  ...interviewReview,
  fields: interviewReview.fields
    .filter(({ name }) => !onlyInWizard.includes(name))
    .map((field) => (field.name === 'employer_name' ? { ...field, step: 1 } : field)),
}
