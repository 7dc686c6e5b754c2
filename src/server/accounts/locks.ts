import { array, create, defaulted, nullable, string, type } from 'superstruct'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'

/**
 * A person's secret, encrypted once under each key they may bring; each lock is noise without its key. The sealed block
 * has the same length however many locks there are.
 */
const Locks = type({
  password: defaulted(nullable(string()), null),
  code: defaulted(nullable(string()), null),
  /** One lock for each browser the person has signed in with through a provider, the latest last. */
  devices: defaulted(array(string()), () => []),
})

/** A key that opens a secret; `by` is the person's 32 bytes. */
export type Opener = { kind: 'password' | 'code' | 'device'; by: Uint8Array }

/** The number of browsers kept; a further one replaces the oldest. */
const maxDevices = 10

const open = (privacy: Privacy, sealed: Uint8Array | null) =>
  create(sealed === null ? {} : privacy.openLocks(sealed), Locks)

/** Opens the secret behind an account's locks; returns undefined when this key opens none of them. */
export function openSecret(privacy: Privacy, sealed: Uint8Array | null, { kind, by }: Opener): Buffer | undefined {
  const { devices, ...one } = open(privacy, sealed)
  const locks = kind === 'device' ? devices : [one[kind]]
  for (const lock of locks) {
    const secret = lock === null || lock === undefined ? undefined : privacy.unlock(kind, by, decodeBase64(lock))
    if (secret) return secret
  }
  return undefined
}

/** Returns an account's locks with one added; a lock of the same kind is replaced, unless it is one of a device. */
export function withLock(privacy: Privacy, sealed: Uint8Array | null, secret: Secret, { kind, by }: Opener): Buffer {
  const locks = open(privacy, sealed)
  const lock = privacy.lock(kind, by, secret).toString('base64')
  if (kind === 'device') return privacy.sealLocks({ ...locks, devices: [...locks.devices, lock].slice(-maxDevices) })
  return privacy.sealLocks({ ...locks, [kind]: lock })
}

/** Returns whether an account has a lock of this kind, one that is not lost with a device. */
export function hasLock(privacy: Privacy, sealed: Uint8Array | null, kind: 'password' | 'code'): boolean {
  return open(privacy, sealed)[kind] !== null
}

/** Decodes a recovery code into the key of a lock. No slow hash is needed: 130 random bits cannot be guessed. */
export const decodeRecoveryCode = (code: string): Buffer => Buffer.from(code, 'ascii')

const decodeBase64 = (lock: string) => Buffer.from(lock, 'base64')
