import { acceptTerms, choice, counted, longText, lookup, offers, step } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { defineRoleStep, personStep } from './common.ts'

/** How many benefits the list has; a reviewer answers each of them. */
export const offersBenefits = 23

/** Benefits review (spec 3): each benefit is trimmed to `benefit_id` and `offered`; `cities` travels as `city_id`. */
export const benefitReview = defineForm('benefit', [
  ...defineRoleStep('benifit'),
  ...personStep.map((field) => (field.name === 'cities' ? { ...field, sentAs: 'city_id' } : field)),
  ...step(3, [
    counted('public', choice('rate', ['positive', 'negative', 'no_opinion'], { look: 'segments' })),
    lookup('company_city', 'cities'),
    lookup('employer_type_id', 'types'),
    lookup('employment_status_id', 'employmentStatus'),
    counted('together', offers('benefits', 'benefits')),
    longText('comment', { max: 2000, published: true }),
    acceptTerms(),
  ]),
])
