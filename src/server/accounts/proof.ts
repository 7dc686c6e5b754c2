import { boolean, create, defaulted, type Infer, integer, nullable, type } from 'superstruct'
import { presenceMinutes } from '../../contract/accounts/presence.ts'
import { secondHours } from '../../contract/accounts/second-factor.ts'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { setProof } from './accounts.queries.ts'

/** What a session's person has proven beside having its token. */
const Proof = type({
  /** When they last proved to be there, in milliseconds. */
  present: integer(),
  /** Whether they did so by a passkey, an app's or one-time code or the recovery code, not by a password or a provider. */
  byKey: defaulted(boolean(), false),
  /** When they last used a passkey, an app or a one-time code in it, in milliseconds; null where they have not. */
  second: defaulted(nullable(integer()), null),
})
export type Proof = Infer<typeof Proof>

type Dependencies = { db: Database; privacy: Privacy }

export const sealProof = (privacy: Privacy, token: string, proof: Proof): Buffer =>
  privacy.sealProof(decodeToken(token), proof)

/** Undefined where a session has proven nothing, or that counts no more. */
export const openProof = (privacy: Privacy, token: string, sealed: Uint8Array | null): Proof | undefined =>
  sealed === null ? undefined : create(privacy.openProof(decodeToken(token), sealed), Proof)

/** Notes that a session's person is there. */
export function noteProof({ db, privacy }: Dependencies, token: string, proof: Proof): Promise<void> {
  return setProof(db, hashOf(token), sealProof(privacy, token, proof))
}

/** Whether somebody proved within the last minutes to be there. */
export const isPresent = (proof: Proof | undefined, now: Date): boolean =>
  proof !== undefined && now.getTime() - proof.present < presenceMinutes * 60_000

/** Whether somebody used a passkey, an app or a one-time code in the session within the last hours. */
export const hasUsedKey = (proof: Proof | undefined, now: Date): boolean =>
  typeof proof?.second === 'number' && now.getTime() - proof.second < secondHours * 3_600_000
