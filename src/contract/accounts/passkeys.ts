import { array, boolean, type Infer, nullable, optional, size, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { optional as leave, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { Session } from './accounts.ts'
import { recoveryCodeField } from './recovery-code.ts'

/** So many passkeys an account has at most. */
export const maxPasskeys = 20

/** What the browser is told for either use of a passkey; base64url throughout. */
const asked = { challenge: string(), rp: string() }
/** Passkeys by the id a browser knows them by. */
const known = { known: array(string()) }

/**
 * What every passkey is asked for to lock its person's secret (WebAuthn's `prf`): the same for all, since whoever signs in
 * is not known yet, and each passkey answers in its own way.
 */
export const passkeySalt = 'shafaf/1/passkey'

const defineText64 = (most: number) => size(string(), 1, most)
/** Beside a browser's answer: the 32 bytes its passkey gave for `passkeySalt`, where it can, and this browser's secret. */
const beside = { prf: optional(defineText64(64)), device: defineText64(43) }
const answer = { id: defineText64(1400), rawId: defineText64(1400), type: defineText64(20) }

/** How a browser answers that it has made a passkey, as JSON (WebAuthn, level 3). */
export const MadePasskey = type({
  ...answer,
  response: type({ clientDataJSON: defineText64(4000), attestationObject: defineText64(20_000) }),
})
export type MadePasskey = Infer<typeof MadePasskey>
/** How a browser answers that a passkey was used. */
export const UsedPasskey = type({
  ...answer,
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
  /** Days: `2026-10-31`. */
  added: string(),
  used: nullable(string()),
  /** Whether it alone opens what its person wrote; else a browser that is new to it asks once for password or code. */
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

/** Whom the passkey is to be for, which there are already, and what it has to sign, within five minutes and in this session. */
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

/** What a passkey has to sign so that somebody signs in with it, within five minutes. */
export const askPasskey = defineEndpoint({
  method: 'POST',
  path: '/passkey/begin',
  access: 'public',
  response: type(asked),
})

/** Where neither the passkey nor this browser opens what its person wrote: once their password, or the recovery code. */
export const passkeyLoginForm = defineForm('passkeyLogin', [
  leave(text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' })),
  leave(recoveryCodeField),
])
/** 422 `passkey_failed` for whatever is not right with the answer; 409 `passkey_key_needed`, after which the same answer may come again with password or code. */
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

/** What a passkey of the caller has to sign to prove that they are there. */
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
