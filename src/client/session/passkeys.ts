import {
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { MadePasskey, UsedPasskey } from '../../contract/accounts/passkeys.schema.ts'
import { passkeySalt } from '../../contract/accounts/passkeys.ts'

type PasskeyChallenge = { challenge: string; rp: string; known?: readonly string[] }
/** The browser's response; `prf` is what the passkey gave to lock its person's secret, where it supports that. */
type PasskeyAnswer<Credential> = { credential: Credential; prf?: string }

/** How many milliseconds a person has to find their device; the challenge is valid for as long. */
const timeout = 300_000
const buildExtensions = () => ({ prf: { eval: { first: new TextEncoder().encode(passkeySalt) } } }) as object
const toDescriptors = (known: readonly string[] = []) => known.map((id) => ({ id, type: 'public-key' as const }))

/**
 * Creates a passkey in this browser, or on a device near it. Throws where the person cancels, or there is one already.
 */
export async function makePasskey(
  { challenge, rp, known, user }: PasskeyChallenge & { user: string },
  { email, name }: { email: string; name: string | null },
): Promise<PasskeyAnswer<MadePasskey>> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    ...{ challenge, timeout, attestation: 'none', extensions: buildExtensions() },
    rp: { id: rp, name: 'Shafaf' },
    user: { id: user, name: email, displayName: name ?? email },
    pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: toDescriptors(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
  return toPasskeyAnswer(await startRegistration({ optionsJSON }))
}

/**
 * Uses a passkey. `offered`: without a dialog, where the browser lists it in the e-mail's field (conditional
 * mediation); it then waits until one is chosen. Throws where the person cancels.
 */
export async function signWithPasskey(
  { challenge, rp, known }: PasskeyChallenge,
  { offered = false } = {},
): Promise<PasskeyAnswer<UsedPasskey>> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = {
    ...{ challenge, timeout, rpId: rp, allowCredentials: toDescriptors(known) },
    ...{ userVerification: 'required', extensions: buildExtensions() },
  }
  return toPasskeyAnswer(await startAuthentication({ optionsJSON, useBrowserAutofill: offered }))
}

/** Whether this browser can list passkeys in a field. */
export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Aborts a request that waits for a passkey to be chosen. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

type BrowserAnswer<Response> = {
  id: string
  rawId: string
  type: string
  response: Response
  clientExtensionResults: object
}

function toPasskeyAnswer<Response>({ id, rawId, type, response, clientExtensionResults }: BrowserAnswer<Response>) {
  const { prf } = clientExtensionResults as { prf?: { results?: { first?: ArrayBuffer } } }
  const first = prf?.results?.first
  return { credential: { id, rawId, type, response }, ...(first ? { prf: bufferToBase64URLString(first) } : {}) }
}
