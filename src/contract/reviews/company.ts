import { acceptTerms, longText, oneWord, stars, step } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { personStep, roleStep } from './common.ts'

/** Company review (spec 2 step 3, spec 5). Pros 3 to 500 characters; good and bad word one word each. */
export const companyReview = defineForm('company', [
  ...roleStep('company'),
  ...personStep,
  ...step(3, [
    stars('rate'),
    longText('pros', { min: 3, max: 500, problem: 'pros_length', published: true }),
    longText('cons', { max: 500, published: true }),
    oneWord('good_word'),
    oneWord('bad_word'),
    acceptTerms(),
  ]),
])
