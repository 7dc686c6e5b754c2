import { defineEndpoint } from '../endpoint.ts'
import { optional as leave, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './passkeys.schema.ts'
import { recoveryCodeField } from './recovery-code.ts'

/** How many passkeys an account may have. */
export const maxPasskeys = 20

/**
 * The salt given to every passkey to derive the key that locks its person's secret (WebAuthn's `prf`): the same for
 * all, since it is not known yet who is signing in, and each passkey answers differently.
 */
export const passkeySalt = 'shafaf/1/passkey'

export const listPasskeys = defineEndpoint<typeof shapes.listPasskeys>()({
  method: 'GET',
  path: '/account/passkeys',
  whose: 'self',
  access: 'member',
})

/**
 * Returns whom the passkey is for, the passkeys there are, and the challenge to sign within five minutes in the same
 * session.
 */
export const beginPasskey = defineEndpoint<typeof shapes.beginPasskey>()({
  method: 'POST',
  path: '/account/passkeys/begin',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
})

const nameField = text('name', { max: 60, missing: 'name_missing' })
export const passkeyForm = defineForm('passkey', [nameField])

export const addPasskey = defineEndpoint<typeof shapes.addPasskey>()({
  method: 'POST',
  path: '/account/passkeys',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: passkeyForm,
  invalidates: [listPasskeys],
})

export const renamePasskey = defineEndpoint<typeof shapes.renamePasskey>()({
  method: 'POST',
  path: '/account/passkeys/rename',
  whose: 'owner',
  access: 'member',
  form: passkeyForm,
  invalidates: [listPasskeys],
})

export const removePasskey = defineEndpoint<typeof shapes.removePasskey>()({
  method: 'POST',
  path: '/account/passkeys/remove',
  whose: 'owner',
  access: 'member',
  fresh: 'keys',
  invalidates: [listPasskeys],
})

/** Returns the challenge a passkey has to sign to sign someone in, within five minutes. */
export const askPasskey = defineEndpoint<typeof shapes.askPasskey>()({
  method: 'POST',
  path: '/passkey/begin',
  whileShut: true,
  access: 'public',
})

/**
 * Asked where neither the passkey nor this browser can unlock what its person wrote: the password, or the recovery
 * code, once.
 */
export const passkeyLoginForm = defineForm('passkeyLogin', [
  leave(text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' })),
  leave(recoveryCodeField),
])
/**
 * 422 `passkey_failed` where anything is wrong with the passkey's response; 409 `passkey_key_needed`, after which the
 * same response may be sent again with password or code.
 */
export const passkeyLogin = defineEndpoint<typeof shapes.passkeyLogin>()({
  method: 'POST',
  path: '/passkey/login',
  whileShut: true,
  access: 'public',
  form: passkeyLoginForm,
})

/** Returns the challenge a passkey of the caller has to sign to prove presence. */
export const askPresencePasskey = defineEndpoint<typeof shapes.askPresencePasskey>()({
  method: 'POST',
  path: '/account/presence/begin',
  whose: 'self',
  access: 'member',
})

export const provePresenceByPasskey = defineEndpoint<typeof shapes.provePresenceByPasskey>()({
  method: 'POST',
  path: '/account/presence/passkey',
  whose: 'self',
  access: 'member',
})
