import { array, boolean, type Infer, nullable, optional, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Session } from './accounts.schema.ts'

/** What the server tells the browser for either use of a passkey; binary values are base64url. */
const asked = { challenge: string(), rp: string() }
/** The ids of the account's passkeys, as a browser knows them. */
const known = { known: array(string()) }

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

export const listPasskeys = defineShapes({ response: array(OwnPasskey) })

export const beginPasskey = defineShapes({ response: type({ ...asked, user: string(), ...known }) })

export const addPasskey = defineShapes({
  beside: type({ credential: MadePasskey, ...beside }),
  problems: ['passkey_failed', 'list_full'],
})

const which = { passkey: defineText64(36) }

export const renamePasskey = defineShapes({ beside: type(which), problems: ['not_found'] })

export const removePasskey = defineShapes({ beside: type(which), problems: ['not_found'] })

export const askPasskey = defineShapes({ response: type(asked) })

export const passkeyLogin = defineShapes({
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

export const askPresencePasskey = defineShapes({ response: type({ ...asked, ...known }) })

export const provePresenceByPasskey = defineShapes({
  beside: type({ credential: UsedPasskey }),
  problems: ['passkey_failed'],
})
