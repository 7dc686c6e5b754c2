import { emailField } from '../accounts/credentials.ts'
import { cleanEmail, emailPattern } from '../accounts/email.ts'
import { defineLine, defineWebAddress } from '../companies/company-fields.ts'
import { optional, step, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'

/** What the home page claims, as short as the specification's own sentence. */
const defineClaim = <N extends string>(field: N) => optional(text(field, { max: 240 }))

/**
 * The settings of the site (design: launch, settings), in the order of its sections: who runs it, how they are reached,
 * where else they are, and what the home page claims. What is left empty is not shown.
 */
export const settingsForm = defineForm('settings', [
  ...step(1, [
    defineLine('legal_name'),
    defineLine('legal_address'),
    defineLine('protection_officer'),
    optional(
      text('protection_email', {
        ...{ input: 'email', max: 254, clean: cleanEmail, pattern: emailPattern },
        problem: 'email_malformed',
      }),
    ),
  ]),
  ...step(2, [
    optional(emailField),
    optional(text('phone', { input: 'tel', max: 30, pattern: /^\+?[\d() -]{4,}$/, problem: 'phone_malformed' })),
  ]),
  ...step(3, [
    defineWebAddress('twitter_url'),
    defineWebAddress('instagram_url'),
    defineWebAddress('snapchat_url'),
    defineWebAddress('facebook_url'),
    defineWebAddress('youtube_url'),
  ]),
  ...step(4, [defineClaim('claim_en'), defineClaim('claim_ar')]),
])
