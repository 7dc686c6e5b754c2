import { defineEndpoint } from '../endpoint.ts'
import { choice, onlyIf, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { recoveryCodeField } from './recovery-code.ts'

/** Minutes in which a proof of presence counts; signing in is one. */
export const presenceMinutes = 10

/** With what somebody who is signed in proves that it is they. */
export const presenceForm = defineForm('presence', [
  choice('by', ['password', 'code'], { look: 'segments', initial: 'password', missing: 'presence_missing' }),
  ...onlyIf('by', 'password', [
    text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' }),
  ]),
  ...onlyIf('by', 'code', [recoveryCodeField]),
])
/** The same where no password will do. */
export const keyForm = defineForm('presence', [recoveryCodeField])
/**
 * Proves that whoever holds the session is its person, so that calls which ask for it (`fresh`) are taken for a while. 422
 * where it does not fit; nobody is signed out.
 */
export const provePresence = defineEndpoint({
  method: 'POST',
  path: '/account/presence',
  whose: 'self',
  access: 'member',
  form: presenceForm,
  problems: ['password_wrong', 'recovery_code_malformed', 'recovery_code_wrong'],
})
