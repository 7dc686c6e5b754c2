import { acceptTerms, choice, counted, onlyIf, scale, score, step, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { defineRoleStep, personStep } from './common.ts'

export const cultureTypes = ['careerpath', 'environment', 'leadership'] as const
const howOften = ['day', 'week', 'month', 'year'] as const

/**
 * The chief executive is ranked among others, by every value of the scale; all other questions are averages released
 * together.
 */
const ofCeo = { epsilon: 1200 }

/** Culture review (spec 3): one of three question sets, chosen by `culturetype`; dropdown answers are 1 to 10. */
export const cultureReview = defineForm('culture', [
  ...defineRoleStep('culture'),
  ...personStep,
  ...step(3, [
    choice('culturetype', cultureTypes, { initial: 'careerpath', look: 'segments' }),
    ...onlyIf('culturetype', 'careerpath', [
      counted('together', yesNo('training')),
      counted('together', yesNo('carear_clarity')),
      counted('together', yesNo('career_confidence')),
      counted('together', yesNo('trust_company_future')),
    ]),
    ...onlyIf('culturetype', 'leadership', [
      counted(ofCeo, scale('ceo_rate')),
      counted('together', scale('managers_performance')),
      counted('together', choice('inducement', howOften)),
      counted('together', scale('fair_pay')),
      counted('together', scale('team_efficiency')),
    ]),
    ...onlyIf('culturetype', 'environment', [
      counted('together', scale('work_creativity')),
      counted('together', score('average_working_hours', 'hours')),
      counted('together', choice('out_of_office_activities', howOften)),
      counted('together', choice('job_entertainment', [0, 1, 2], { look: 'segments' })),
      counted('together', scale('happines')),
      counted('together', scale('general_environment')),
      counted('together', scale('referral_to_others')),
      counted('together', scale('work_excitement')),
    ]),
    ...onlyIf('culturetype', ['leadership', 'environment'], [counted('together', scale('trust_leadership'))]),
    acceptTerms(),
  ]),
])
