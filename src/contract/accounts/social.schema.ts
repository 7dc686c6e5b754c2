import { array, enums, type Infer, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Session } from './accounts.schema.ts'
import { socialProviders } from './social.ts'

/**
 * A provider the operator has configured, and the address of its sign-in page; `nonce` and `state` are still to be
 * added.
 */
export const SocialOffer = type({ provider: enums(socialProviders), address: string() })
export type SocialOffer = Infer<typeof SocialOffer>

export const getSocialProviders = defineShapes({ response: array(SocialOffer) })

export const socialLogin = defineShapes({
  problems: [
    'social_code_needed',
    'recovery_code_malformed',
    'recovery_code_wrong',
    'social_failed',
    'social_email_missing',
    'social_other_mailbox',
    'social_other_person',
    'accounts_begun',
    'account_blocked',
  ],
  response: Session,
})
