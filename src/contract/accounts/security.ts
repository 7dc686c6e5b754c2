import { defineEndpoint } from '../endpoint.ts'
import { optional, repeating, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { passwordLength } from './credentials.ts'
import type * as shapes from './security.schema.ts'

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
export const changePassword = defineEndpoint<typeof shapes.changePassword>()({
  method: 'POST',
  path: '/account/password',
  whose: 'self',
  access: 'member',
  form: changePasswordForm,
})

export const listSessions = defineEndpoint<typeof shapes.listSessions>()({
  method: 'GET',
  path: '/account/sessions',
  whose: 'self',
  access: 'member',
})

/** Ends one session, or all of them: `everywhere`. */
export const endSessionForm = defineForm('endSession', [text('session', { max: 64 })])
export const everywhere = 'everywhere'

export const endSession = defineEndpoint<typeof shapes.endSession>()({
  method: 'POST',
  path: '/account/sessions/end',
  whose: 'owner',
  access: 'member',
  fresh: true,
  form: endSessionForm,
  invalidates: [listSessions],
})

/** The days on which the browsers were added that open the account without its password when that is forgotten. */
export const listBrowsers = defineEndpoint<typeof shapes.listBrowsers>()({
  method: 'GET',
  path: '/account/browsers',
  whose: 'self',
  access: 'member',
})
/** Forgets these browsers, except the one that calls; each is known again once the person signs in there. */
export const forgetBrowsers = defineEndpoint<typeof shapes.forgetBrowsers>()({
  method: 'POST',
  path: '/account/browsers/forget',
  whose: 'self',
  access: 'member',
  invalidates: [listBrowsers],
})
