import { defineEndpoint } from '../endpoint.ts'
import { choice, onlyIf, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './presence.schema.ts'
import { recoveryCodeField } from './recovery-code.ts'

/** How many minutes a proof of presence counts; signing in is one. */
export const presenceMinutes = 10

/** What a signed-in person proves their presence with. */
export const presenceForm = defineForm('presence', [
  choice('by', ['password', 'code'], { look: 'segments', initial: 'password', missing: 'presence_missing' }),
  ...onlyIf('by', 'password', [
    text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' }),
  ]),
  ...onlyIf('by', 'code', [recoveryCodeField]),
])
/** The same form where a password is not accepted. */
export const keyForm = defineForm('presence', [recoveryCodeField])
/**
 * Proves that the person who holds the session is its owner, so that calls which require it (`fresh`) are accepted for
 * a while. 422 where the proof is wrong; nobody is signed out.
 */
export const provePresence = defineEndpoint<typeof shapes.provePresence>()({
  method: 'POST',
  path: '/account/presence',
  whose: 'self',
  access: 'member',
  form: presenceForm,
})
