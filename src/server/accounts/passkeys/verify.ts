import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { MadePasskey, UsedPasskey } from '../../../contract/accounts/passkeys.schema.ts'
import type { Config } from '../../platform/config.ts'

/** Builds where a passkey must be valid: for the host of the public address, and used on that address's pages only. */
const buildExpectations = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}
export const getRelyingParty = (config: Pick<Config, 'publicUrl'>): string => buildExpectations(config).expectedRPID

/** The part of a passkey it is verified with; base64url. */
export type Verifier = { credential: string; key: string; counter: number }

/**
 * Reads the challenge an answer was made for; undefined when it cannot be read. It proves nothing before the answer is
 * verified.
 */
export function readChallenge({ response }: MadePasskey | UsedPasskey): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Verifies a new passkey, created here for this challenge with its user verified by the device; undefined when any of
 * that fails.
 */
export async function verifyMade(
  config: Pick<Config, 'publicUrl'>,
  answer: MadePasskey,
  expectedChallenge: string,
): Promise<Verifier | undefined> {
  try {
    const response = { ...answer, type: 'public-key', clientExtensionResults: {} } as const
    const made = await verifyRegistrationResponse({ response, expectedChallenge, ...buildExpectations(config) })
    if (!made.verified || answer.type !== 'public-key') return undefined
    const { id, publicKey, counter } = made.registrationInfo.credential
    return { credential: id, key: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // Every reason for refusal is thrown, and so is any error in reading the answer.
    return undefined
  }
}

/**
 * Returns the counter of a passkey that has signed this challenge here with its user verified; undefined when it has
 * not, or when its counter did not grow: then there are two copies of it.
 */
export async function verifyUsed(
  config: Pick<Config, 'publicUrl'>,
  answer: UsedPasskey,
  expectedChallenge: string,
  { credential, key, counter }: Verifier,
): Promise<number | undefined> {
  try {
    const response = { ...answer, type: 'public-key', clientExtensionResults: {} } as const
    const known = { id: credential, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter }
    const used = await verifyAuthenticationResponse({
      ...{ response, expectedChallenge, credential: known },
      ...buildExpectations(config),
    })
    return used.verified && answer.type === 'public-key' ? used.authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
