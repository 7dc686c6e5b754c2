import { boolean, create, defaulted, type Infer, integer, nullable, type } from 'superstruct'
import { presenceMinutes } from '../../contract/accounts/presence.ts'
import { secondHours } from '../../contract/accounts/second-factor.ts'
import type { Database } from '../platform/db/database.ts'
import { maxDifference } from '../platform/jobs/clock-guard.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { setProof } from './accounts.queries.ts'

/** What the person of a session has proven besides holding its token. */
const Proof = type({
  /** When the person last proved to be present, in milliseconds. */
  present: integer(),
  /** Whether that proof was a passkey, an app's or one-time code or the recovery code, not a password or a provider. */
  byKey: defaulted(boolean(), false),
  /**
   * When the person last used a passkey, an app or a one-time code in the session, in milliseconds; null if they have
   * not.
   */
  second: defaulted(nullable(integer()), null),
})
export type Proof = Infer<typeof Proof>

type Dependencies = { db: Database; privacy: Privacy }

export const sealProof = (privacy: Privacy, token: string, proof: Proof): Buffer =>
  privacy.sealProof(decodeToken(token), proof)

/** Opens a session's proof; returns undefined when the session has proven nothing or the proof does not count. */
export const openProof = (privacy: Privacy, token: string, sealed: Uint8Array | null): Proof | undefined =>
  sealed === null ? undefined : create(privacy.openProof(decodeToken(token), sealed), Proof)

/** Stores that the person of a session is present. */
export function noteProof({ db, privacy }: Dependencies, token: string, proof: Proof): Promise<void> {
  return setProof(db, hashOf(token), sealProof(privacy, token, proof))
}

/**
 * Returns whether a moment is within the last so many milliseconds. One later than now was noted by a wrong clock and
 * counts as none.
 */
const isWithin = (moment: number, length: number, now: Date): boolean => {
  const ago = now.getTime() - moment
  return ago > -maxDifference && ago < length
}

/** Returns whether the person proved within the last minutes to be present. */
export const isPresent = (proof: Proof | undefined, now: Date): boolean =>
  proof !== undefined && isWithin(proof.present, presenceMinutes * 60_000, now)

/** Returns whether the person used a passkey, an app or a one-time code in the session within the last hours. */
export const hasUsedKey = (proof: Proof | undefined, now: Date): boolean =>
  typeof proof?.second === 'number' && isWithin(proof.second, secondHours * 3_600_000, now)
