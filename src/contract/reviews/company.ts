import { acceptTerms, counted, countedBy, longText, oneWord, stars, step } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { defineRoleStep, personStep } from './common.ts'

/** The privacy budget of each breakdown of the reviewers. */
export const people = { epsilon: 350 }

/** Company review (spec 2 step 3, spec 5). Pros 3 to 500 characters; good and bad word one word each. */
export const companyReview = defineForm('company', [
  ...countedBy({ department: people }, defineRoleStep('company')),
  ...countedBy({ cities: people, education: people }, personStep),
  ...step(3, [
    counted('public', stars('rate')),
    longText('pros', { min: 3, max: 500, problem: 'pros_length', published: true }),
    longText('cons', { max: 500, published: true }),
    counted('public', oneWord('good_word')),
    counted('public', oneWord('bad_word')),
    acceptTerms(),
  ]),
])
