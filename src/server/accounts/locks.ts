import { array, create, defaulted, nullable, string, type } from 'superstruct'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'

/** A person's secret under all they may bring; each is noise without it. One length, however many there are. */
const Locks = type({
  password: defaulted(nullable(string()), null),
  code: defaulted(nullable(string()), null),
  /** One for each browser they have signed in with through a provider, the latest last. */
  devices: defaulted(array(string()), () => []),
})

/** What opens a secret; `by` is 32 bytes of the person's. */
export type Opener = { kind: 'password' | 'code' | 'device'; by: Uint8Array }

/** So many browsers are known; the one that came first makes room. */
const maxDevices = 10

const open = (privacy: Privacy, sealed: Uint8Array | null) =>
  create(sealed === null ? {} : privacy.openLocks(sealed), Locks)

/** The secret behind an account's locks; undefined where this opens none of them. */
export function openSecret(privacy: Privacy, sealed: Uint8Array | null, { kind, by }: Opener): Buffer | undefined {
  const { devices, ...one } = open(privacy, sealed)
  const locks = kind === 'device' ? devices : [one[kind]]
  for (const lock of locks) {
    const secret = lock === null || lock === undefined ? undefined : privacy.unlock(kind, by, decodeBase64(lock))
    if (secret) return secret
  }
  return undefined
}

/** An account's locks with one more, or with another in the place of the one there was. */
export function withLock(privacy: Privacy, sealed: Uint8Array | null, secret: Secret, { kind, by }: Opener): Buffer {
  const locks = open(privacy, sealed)
  const lock = privacy.lock(kind, by, secret).toString('base64')
  if (kind === 'device') return privacy.sealLocks({ ...locks, devices: [...locks.devices, lock].slice(-maxDevices) })
  return privacy.sealLocks({ ...locks, [kind]: lock })
}

/** Which of what cannot be forgotten or lost with a device an account has. */
export function hasLock(privacy: Privacy, sealed: Uint8Array | null, kind: 'password' | 'code'): boolean {
  return open(privacy, sealed)[kind] !== null
}

/** A recovery code as what opens a lock. Nothing slow is needed: 130 random bits cannot be guessed. */
export const decodeRecoveryCode = (code: string): Buffer => Buffer.from(code, 'ascii')

const decodeBase64 = (lock: string) => Buffer.from(lock, 'base64')
