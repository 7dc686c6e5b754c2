import { array, boolean, type Infer, nullable, optional, size, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { optional as leave, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { Session } from './accounts.ts'
import { recoveryCodeField } from './recovery-code.ts'

/** How many passkeys an account may have. */
export const maxPasskeys = 20

/** What the server tells the browser for either use of a passkey; binary values are base64url. */
const asked = { challenge: string(), rp: string() }
/** The ids of the account's passkeys, as a browser knows them. */
const known = { known: array(string()) }

/**
 * The salt given to every passkey to derive the key that locks its person's secret (WebAuthn's `prf`): the same for
 * all, since it is not known yet who is signing in, and each passkey answers differently.
 */
export const passkeySalt = 'shafaf/1/passkey'

const defineText64 = (most: number) => size(string(), 1, most)
/**
 * What travels beside a browser's WebAuthn response: the 32 bytes its passkey gave for `passkeySalt`, where it supports
 * that, and this browser's secret.
 */
const beside = { prf: optional(defineText64(64)), device: defineText64(43) }
const credential = { id: defineText64(1400), rawId: defineText64(1400), type: defineText64(20) }

/** A browser's response after it has created a passkey, as JSON (WebAuthn, level 3). */
export const MadePasskey = type({
  ...credential,
  response: type({ clientDataJSON: defineText64(4000), attestationObject: defineText64(20_000) }),
})
export type MadePasskey = Infer<typeof MadePasskey>
/** A browser's response after a passkey was used. */
export const UsedPasskey = type({
  ...credential,
  response: type({
    clientDataJSON: defineText64(4000),
    authenticatorData: defineText64(4000),
    signature: defineText64(2000),
  }),
})
export type UsedPasskey = Infer<typeof UsedPasskey>

export const OwnPasskey = type({
  id: string(),
  name: string(),
  /** A day: `2026-10-31`. */
  added: string(),
  used: nullable(string()),
  /**
   * Whether this passkey alone unlocks what its person wrote; otherwise a browser that is new to it asks once for the
   * password or the recovery code.
   */
  opens: boolean(),
})
export type OwnPasskey = Infer<typeof OwnPasskey>
export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/account/passkeys',
  whose: 'self',
  access: 'member',
  response: array(OwnPasskey),
})

/**
 * Returns whom the passkey is for, the passkeys there are, and the challenge to sign within five minutes in the same
 * session.
 */
export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys/begin',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  response: type({ ...asked, user: string(), ...known }),
})

const nameField = text('name', { max: 60, missing: 'name_missing' })
export const passkeyForm = defineForm('passkey', [nameField])
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: passkeyForm,
  beside: type({ credential: MadePasskey, ...beside }),
  invalidates: [listPasskeys],
  problems: ['passkey_failed', 'list_full'],
})

const which = { passkey: defineText64(36) }
export const renamePasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys/rename',
  whose: 'owner',
  access: 'member',
  form: passkeyForm,
  beside: type(which),
  invalidates: [listPasskeys],
  problems: ['not_found'],
})
export const removePasskey = defineEndpoint({
  method: 'POST',
  path: '/account/passkeys/remove',
  whose: 'owner',
  access: 'member',
  fresh: 'keys',
  beside: type(which),
  invalidates: [listPasskeys],
  problems: ['not_found'],
})

/** Returns the challenge a passkey has to sign to sign somebody in, within five minutes. */
export const askPasskey = defineEndpoint({
  method: 'POST',
  path: '/passkey/begin',
  access: 'public',
  response: type(asked),
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
export const passkeyLogin = defineEndpoint({
  method: 'POST',
  path: '/passkey/login',
  access: 'public',
  form: passkeyLoginForm,
  beside: type({ credential: UsedPasskey, ...beside }),
  response: Session,
  problems: [
    'passkey_failed',
    'passkey_key_needed',
    'password_wrong',
    'recovery_code_malformed',
    'recovery_code_wrong',
    'account_blocked',
  ],
})

/** Returns the challenge a passkey of the caller has to sign to prove presence. */
export const askPresencePasskey = defineEndpoint({
  method: 'POST',
  path: '/account/presence/begin',
  whose: 'self',
  access: 'member',
  response: type({ ...asked, ...known }),
})
export const provePresenceByPasskey = defineEndpoint({
  method: 'POST',
  path: '/account/presence/passkey',
  whose: 'self',
  access: 'member',
  beside: type({ credential: UsedPasskey }),
  problems: ['passkey_failed'],
})
