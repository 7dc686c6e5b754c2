import { defineEndpoint } from '../endpoint.ts'
import { choice, optional, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { recoveryCodeField } from './recovery-code.ts'
import type * as shapes from './social.schema.ts'

export const socialProviders = ['google', 'apple'] as const
export type SocialProvider = (typeof socialProviders)[number]

export const getSocialProviders = defineEndpoint<typeof shapes.getSocialProviders>()({
  method: 'GET',
  path: '/social/providers',
  access: 'public',
})

/**
 * The provider's ID token, and the secret whose SHA-256 (base64url) is the token's nonce: a token that was intercepted
 * elsewhere opens nothing. `name` is what Apple tells the browser once, and only the browser. `device` is a secret this
 * browser keeps: it unlocks what a person wrote who has signed in here before. In another browser the recovery code
 * does so, once.
 */
export const socialLoginForm = defineForm('social', [
  choice('provider', socialProviders, { missing: 'missing' }),
  text('id_token', { max: 8192, missing: 'missing', problem: 'malformed' }),
  text('verifier', { max: 128, missing: 'missing', problem: 'malformed' }),
  optional(text('name', { max: 100 })),
  text('device', { max: 43, pattern: /^[\w-]{43}$/, missing: 'missing', problem: 'malformed' }),
  optional(recoveryCodeField),
])
/** 401 `social_failed`; 409 `social_code_needed` on a new device, 422 `recovery_code_wrong`; 422 `social_email_missing` where the provider tells no verified e-mail (spec 8). */
export const socialLogin = defineEndpoint<typeof shapes.socialLogin>()({
  method: 'POST',
  path: '/social/login',
  access: 'public',
  form: socialLoginForm,
})
