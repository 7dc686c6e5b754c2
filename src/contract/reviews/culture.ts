import { acceptTerms, choice, onlyIf, scale, score, step, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { personStep, roleStep } from './common.ts'

export const cultureTypes = ['careerpath', 'environment', 'leadership'] as const
const howOften = ['day', 'week', 'month', 'year'] as const

/** Culture review (spec 3): one of three question sets, chosen by `culturetype`; dropdown answers are 1 to 10. */
export const cultureReview = defineForm('culture', [
  ...roleStep('culture'),
  ...personStep,
  ...step(3, [
    choice('culturetype', cultureTypes, { initial: 'careerpath', look: 'segments' }),
    ...onlyIf('culturetype', 'careerpath', [
      yesNo('training'),
      yesNo('carear_clarity'),
      yesNo('career_confidence'),
      yesNo('trust_company_future'),
    ]),
    ...onlyIf('culturetype', 'leadership', [
      scale('ceo_rate'),
      scale('managers_performance'),
      choice('inducement', howOften),
      scale('fair_pay'),
      scale('team_efficiency'),
    ]),
    ...onlyIf('culturetype', 'environment', [
      scale('work_creativity'),
      score('average_working_hours', 'hours'),
      choice('out_of_office_activities', howOften),
      choice('job_entertainment', [0, 1, 2], { look: 'segments' }),
      scale('happines'),
      scale('general_environment'),
      scale('referral_to_others'),
      scale('work_excitement'),
    ]),
    ...onlyIf('culturetype', ['leadership', 'environment'], [scale('trust_leadership')]),
    acceptTerms(),
  ]),
])
