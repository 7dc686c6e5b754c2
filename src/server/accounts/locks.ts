import { array, create, defaulted, nullable, string, type } from 'superstruct'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { decodeToken } from '../platform/tokens.ts'

/**
 * A person's secret, encrypted once under each key they may bring; each lock is noise without its key. The sealed block
 * has the same length however many locks there are.
 */
const Locks = type({
  password: defaulted(nullable(string()), null),
  code: defaulted(nullable(string()), null),
  /** The day the recovery code was kept; null where it was kept before the day was noted. */
  codeKept: defaulted(nullable(string()), null),
  /** One lock for each browser the person has signed in with, the latest last. */
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
  const lock = makeLock(privacy, secret, { kind, by })
  if (kind === 'device') return privacy.sealLocks({ ...locks, devices: [...locks.devices, lock].slice(-maxDevices) })
  return privacy.sealLocks({ ...locks, [kind]: lock })
}

/** Returns an account's locks with another recovery code, kept on `day`. */
export function withCode(
  privacy: Privacy,
  sealed: Uint8Array | null,
  { lock, day }: { lock: string; day: string },
): Buffer {
  return privacy.sealLocks({ ...open(privacy, sealed), code: lock, codeKept: day })
}

type NewPassword = { secret: Secret; key: Uint8Array; device?: string | undefined }

/**
 * Returns an account's locks with another password. No other browser opens them any more: each gets its lock again when
 * its person signs in there.
 */
export function withPassword(
  privacy: Privacy,
  sealed: Uint8Array | null,
  { secret, key, device }: NewPassword,
): Buffer {
  const devices = device === undefined ? [] : [makeLock(privacy, secret, openDevice(device))]
  const password = makeLock(privacy, secret, { kind: 'password', by: key })
  return privacy.sealLocks({ ...open(privacy, sealed), password, devices })
}

/** Returns an account's locks without a recovery code that was kept on `day` or later. */
export function withoutCodeSince(privacy: Privacy, sealed: Buffer, day: string): Buffer {
  const locks = open(privacy, sealed)
  const isRecent = locks.codeKept !== null && locks.codeKept >= day
  return isRecent ? privacy.sealLocks({ ...locks, code: null, codeKept: null }) : sealed
}

/** Returns what a browser opens a lock with: its secret, as it sends it. */
export const openDevice = (device: string): Opener => ({ kind: 'device', by: decodeToken(device) })

/** Encrypts a secret under what a person brings. */
export const makeLock = (privacy: Privacy, secret: Secret, { kind, by }: Opener): string =>
  privacy.lock(kind, by, secret).toString('base64')

/** Returns whether an account has a lock of this kind, one that is not lost with a device. */
export function hasLock(privacy: Privacy, sealed: Uint8Array | null, kind: 'password' | 'code'): boolean {
  return open(privacy, sealed)[kind] !== null
}

/** Decodes a recovery code into the key of a lock. No slow hash is needed: 130 random bits cannot be guessed. */
export const decodeRecoveryCode = (code: string): Buffer => Buffer.from(code, 'ascii')

const decodeBase64 = (lock: string) => Buffer.from(lock, 'base64')
