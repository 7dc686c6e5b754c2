import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { type MadePasskey, passkeySalt, type UsedPasskey } from '../../contract/accounts/passkeys.ts'

type Asked = { challenge: string; rp: string; known?: readonly string[] }
/** What the browser answered; `prf` is what the passkey gave to lock its person's secret, where it can. */
type Given<Credential> = { credential: Credential; prf?: string }

/** Milliseconds somebody has to find their device; the challenge is good for as long. */
const timeout = 300_000
const extensions = () => ({ prf: { eval: { first: new TextEncoder().encode(passkeySalt) } } }) as object
const listed = (known: readonly string[] = []) => known.map((id) => ({ id, type: 'public-key' as const }))

/** Makes a passkey in this browser, or on a device near it. Throws where it was given up, or there is one already. */
export async function makePasskey(
  { challenge, rp, known, user }: Asked & { user: string },
  { email, name }: { email: string; name: string | null },
): Promise<Given<MadePasskey>> {
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = {
    ...{ challenge, timeout, attestation: 'none', extensions: extensions() },
    rp: { id: rp, name: 'Shafaf' },
    user: { id: user, name: email, displayName: name ?? email },
    pubKeyCredParams: [-7, -257].map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
  return given(await startRegistration({ optionsJSON }))
}

/**
 * Uses a passkey. `offered`: without asking, where the browser lists it in the e-mail's field; it then waits for as long as
 * nobody chooses one. Throws where it was given up.
 */
export async function signWithPasskey(
  { challenge, rp, known }: Asked,
  { offered = false } = {},
): Promise<Given<UsedPasskey>> {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = {
    ...{ challenge, timeout, rpId: rp, allowCredentials: listed(known) },
    ...{ userVerification: 'required', extensions: extensions() },
  }
  return given(await startAuthentication({ optionsJSON, useBrowserAutofill: offered }))
}

/** Whether this browser lists passkeys in a field. */
export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Ends what waits for somebody to choose a passkey. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony()
}

type Answer<Response> = { id: string; rawId: string; type: string; response: Response; clientExtensionResults: object }

function given<Response>({ id, rawId, type, response, clientExtensionResults }: Answer<Response>) {
  const { prf } = clientExtensionResults as { prf?: { results?: { first?: ArrayBuffer } } }
  const first = prf?.results?.first
  return { credential: { id, rawId, type, response }, ...(first ? { prf: base64url(first) } : {}) }
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
