import { array, boolean, enums, type Infer, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { optional, repeating, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { passwordLength } from './credentials.ts'
import { deviceKinds } from './devices.ts'

const anyPassword = { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' } as const

/**
 * The password, asked again before an action that cannot be undone or that discloses much; a person who has lately
 * proven presence may leave it out.
 */
export const passwordAgainForm = defineForm('passwordAgain', [optional(text('password', anyPassword))])

/** Old password, new password and confirmation (spec 5, change password). */
export const changePasswordForm = defineForm('changePassword', [
  text('old_password', anyPassword),
  text('new_password', { ...anyPassword, ...passwordLength }),
  repeating(text('password_confirmation', anyPassword), 'new_password', 'password_not_match'),
])
/** Changes the password and ends every other session at once. 422 `password_wrong` where the old password is wrong. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/account/password',
  whose: 'self',
  problems: ['password_wrong', 'password_common'],
  access: 'member',
  form: changePasswordForm,
})

/** A signed-in browser: the kind of device and the day it was last used, nothing finer. */
export const OwnSession = type({
  id: string(),
  device: enums(deviceKinds),
  /** A day: `2026-10-31`. */
  last_seen: string(),
  /** Whether it is the session the call came with. */
  current: boolean(),
})
export type OwnSession = Infer<typeof OwnSession>
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/account/sessions',
  whose: 'self',
  access: 'member',
  response: array(OwnSession),
})

/** Ends one session, or all of them: `everywhere`. */
export const endSessionForm = defineForm('endSession', [text('session', { max: 64 })])
export const everywhere = 'everywhere'
export const endSession = defineEndpoint({
  method: 'POST',
  path: '/account/sessions/end',
  whose: 'owner',
  problems: ['not_found'],
  access: 'member',
  fresh: true,
  form: endSessionForm,
  invalidates: [listSessions],
})
