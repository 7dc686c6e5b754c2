import { boolean, enums, nullable, optional, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Session } from './accounts.schema.ts'
import { thisDevice } from './this-device.ts'

/**
 * A random value that the registering browser makes and keeps: in that browser the link of the mail needs nothing more.
 * It travels beside the answers of a registration and beside the link's token.
 */
export const claim = { claim: optional(size(string(), 0, 64)) }

export const register = defineShapes({ problems: ['password_common'], beside: type(claim) })

/**
 * What kind of person the registration was for, which decides what comes next: the last step of a member, or unlocking
 * a company. `session` where it was asked for: the person who opens the link has shown that it is their registration,
 * and is signed in by it.
 */
const Verified = type({ as: enums(['member', 'employer']), session: nullable(Session) })

export const verify = defineShapes({
  problems: [
    'token_unknown',
    'token_expired',
    'token_used',
    'registration_password_missing',
    'registration_password_wrong',
    'accounts_begun',
  ],
  beside: type({ ...claim, ...thisDevice, password: optional(size(string(), 0, 128)), sign_in: optional(boolean()) }),
  response: Verified,
})
