import { acceptTerms, choice, counted, onlyIf, scale, score, step, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { personStep, roleStep } from './common.ts'

export const cultureTypes = ['careerpath', 'environment', 'leadership'] as const
const howOften = ['day', 'week', 'month', 'year'] as const

/** What the answer to one question spends: of the four about the path, about a person (the CEO), and the others. */
const opinion = { path: { epsilon: 1000 }, person: { epsilon: 1500 }, scale: { epsilon: 750 } }

/** Culture review (spec 3): one of three question sets, chosen by `culturetype`; dropdown answers are 1 to 10. */
export const cultureReview = defineForm('culture', [
  ...roleStep('culture'),
  ...personStep,
  ...step(3, [
    choice('culturetype', cultureTypes, { initial: 'careerpath', look: 'segments' }),
    ...onlyIf('culturetype', 'careerpath', [
      counted(opinion.path, yesNo('training')),
      counted(opinion.path, yesNo('carear_clarity')),
      counted(opinion.path, yesNo('career_confidence')),
      counted(opinion.path, yesNo('trust_company_future')),
    ]),
    ...onlyIf('culturetype', 'leadership', [
      counted(opinion.person, scale('ceo_rate')),
      counted(opinion.scale, scale('managers_performance')),
      counted(opinion.scale, choice('inducement', howOften)),
      counted(opinion.scale, scale('fair_pay')),
      counted(opinion.scale, scale('team_efficiency')),
    ]),
    ...onlyIf('culturetype', 'environment', [
      counted(opinion.scale, scale('work_creativity')),
      counted(opinion.scale, score('average_working_hours', 'hours')),
      counted(opinion.scale, choice('out_of_office_activities', howOften)),
      counted(opinion.scale, choice('job_entertainment', [0, 1, 2], { look: 'segments' })),
      counted(opinion.scale, scale('happines')),
      counted(opinion.scale, scale('general_environment')),
      counted(opinion.scale, scale('referral_to_others')),
      counted(opinion.scale, scale('work_excitement')),
    ]),
    ...onlyIf('culturetype', ['leadership', 'environment'], [counted(opinion.scale, scale('trust_leadership'))]),
    acceptTerms(),
  ]),
])
