import { defineEndpoint } from '../endpoint.ts'
import { choice, onlyIf, optional, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField, newPasswordFields } from './credentials.ts'
import { recoveryCodeField } from './recovery-code.ts'
import type * as shapes from './reset.schema.ts'

export const forgotForm = defineForm('forgot', [emailField])
/** Answers alike, in words and in time, for a known and an unknown e-mail. */
export const forgotPassword = defineEndpoint<typeof shapes.forgotPassword>()({
  method: 'POST',
  path: '/password/forgot',
  whileShut: true,
  access: 'public',
  form: forgotForm,
})

/** The form of a new password in a browser that may know the account: its secret keeps everything. */
export const resetHereForm = defineForm('reset', [...newPasswordFields])
/**
 * The same form for any other browser. With a recovery code everything is kept; a person who goes without one says so,
 * since they start over. `recovery` may be left out: the server asks for it (422 `recovery_missing`) where the
 * browser's secret does not open the account.
 */
export const resetForm = defineForm('reset', [
  ...newPasswordFields,
  optional(choice('recovery', ['code', 'none'], { look: 'segments', missing: 'recovery_missing' })),
  ...onlyIf('recovery', 'code', [recoveryCodeField]),
])
/**
 * The days before a reset within which a key that was added to an account ends with it: an intruder may have added it.
 */
export const recentDays = 7
/**
 * The days for which what an account had is put aside when it starts over, so that its owner can still take it back.
 */
export const anewDays = 7

/**
 * Sets a new password by the link of a mail and ends every session, and the passkeys and the app that were added in the
 * last days. Problems of the link are those of `verify`; a wrong code leaves the link valid. A person whose e-mail was
 * never verified has nothing to keep and is not asked. 409 `begun_anew` where the account has started over too often.
 */
export const resetPassword = defineEndpoint<typeof shapes.resetPassword>()({
  method: 'POST',
  path: '/password/reset',
  whileShut: true,
  access: 'public',
  form: resetForm,
})

/** Until which day what the account had before it started over can be taken back; null where there is nothing. */
export const getBegunAnew = defineEndpoint<typeof shapes.getBegunAnew>()({
  method: 'GET',
  path: '/account/begun-anew',
  whose: 'self',
  access: 'member',
})
const anyPassword = { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' } as const
/** What the account opened with before, and its password of today. */
export const undoAnewForm = defineForm('undoAnew', [
  choice('by', ['password', 'code'], { look: 'segments', initial: 'password' }),
  ...onlyIf('by', 'password', [text('former', anyPassword)]),
  ...onlyIf('by', 'code', [recoveryCodeField]),
  text('password', anyPassword),
])
/**
 * Undoes that the account started over: what it had is there again, under the current password. What came since
 * goes, and every other session ends. The session continues as the person of before: its token is replaced.
 */
export const undoBegunAnew = defineEndpoint<typeof shapes.undoBegunAnew>()({
  method: 'POST',
  path: '/account/begun-anew/undo',
  whose: 'self',
  access: 'member',
  form: undoAnewForm,
})
