import { array, boolean, create, defaulted, type Infer, nullable, string, type } from 'superstruct'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { decodeToken } from '../platform/tokens.ts'

/**
 * A person's secret, encrypted once under each key they may bring; each lock is noise without its key. The sealed block
 * has the same length however many locks there are.
 */
const Locks = type({
  password: defaulted(nullable(string()), null),
  code: defaulted(nullable(string()), null),
  /**
   * Whether the person keeps a recovery code of their own, or none, instead of the one that comes by e-mail; null where
   * they have not chosen: then a code that is there is their own.
   */
  ownCode: defaulted(nullable(boolean()), null),
  /**
   * One lock for each browser the person has signed in with, the latest last, and after `=` the day it was added, which
   * a server that does not know of days takes for padding. Without one it was added before days were noted.
   */
  devices: defaulted(array(string()), () => []),
})
type Locks = Infer<typeof Locks>

/** A key that opens a secret; `by` is the person's 32 bytes. */
export type Opener = { kind: 'password' | 'code' | 'device'; by: Uint8Array }

/** Where a recovery code comes from: an e-mail, or the person's own browser. */
export type CodeSource = 'letter' | 'person'

/** The number of browsers kept; a further one replaces the oldest. */
const maxDevices = 10

const open = (privacy: Privacy, sealed: Uint8Array | null): Locks =>
  create(sealed === null ? {} : privacy.openLocks(sealed), Locks)

/** Opens the secret behind an account's locks; returns undefined when this key opens none of them. */
export function openSecret(privacy: Privacy, sealed: Uint8Array | null, opener: Opener): Buffer | undefined {
  const { devices, ...one } = open(privacy, sealed)
  const locks = opener.kind === 'device' ? devices : [one[opener.kind]]
  for (const lock of locks) {
    const secret = lock === null ? undefined : tryLock(privacy, lock, opener)
    if (secret) return secret
  }
  return undefined
}

/** Returns an account's locks with another password. */
export function withPassword(privacy: Privacy, sealed: Uint8Array | null, secret: Secret, key: Uint8Array): Buffer {
  const password = makeLock(privacy, secret, { kind: 'password', by: key })
  return privacy.sealLocks({ ...open(privacy, sealed), password })
}

/** Returns an account's locks with one for a browser, added on `day`. */
export function withDevice(
  privacy: Privacy,
  sealed: Uint8Array | null,
  { secret, by, day }: { secret: Secret; by: Uint8Array; day: string },
): Buffer {
  const locks = open(privacy, sealed)
  const added = `${makeLock(privacy, secret, { kind: 'device', by })}=${day}`
  return privacy.sealLocks({ ...locks, devices: [...locks.devices, added].slice(-maxDevices) })
}

/** Returns an account's locks without those of browsers, or with that of one browser alone (`but`). */
export function removeDevices(privacy: Privacy, sealed: Uint8Array | null, but?: Uint8Array): Buffer {
  const locks = open(privacy, sealed)
  return privacy.sealLocks({ ...locks, devices: locks.devices.filter((lock) => but && isOf(privacy, lock, but)) })
}

/** Returns an account's locks without that of one browser. */
export function removeDevice(privacy: Privacy, sealed: Uint8Array | null, by: Uint8Array): Buffer {
  const locks = open(privacy, sealed)
  return privacy.sealLocks({ ...locks, devices: locks.devices.filter((lock) => !isOf(privacy, lock, by)) })
}

/** Returns the days on which the browsers were added that open an account. */
export const listDeviceDays = (privacy: Privacy, sealed: Uint8Array | null): (string | null)[] =>
  open(privacy, sealed).devices.map((lock) => lock.split('=')[1] ?? null)

/** Returns an account's locks with another recovery code, as it was locked (`makeLock`); null for none. */
export function withCode(privacy: Privacy, sealed: Uint8Array | null, code: string | null, from: CodeSource): Buffer {
  return privacy.sealLocks({ ...open(privacy, sealed), code, ownCode: from === 'person' })
}

/** Returns the lock of a recovery code as it is stored; null when there is none. */
export const getCodeLock = (privacy: Privacy, sealed: Uint8Array | null): string | null => open(privacy, sealed).code

/** Returns where the recovery code of an account comes from; undefined when it has none. */
export function getCodeSource(privacy: Privacy, sealed: Uint8Array | null): CodeSource | undefined {
  const { code, ownCode } = open(privacy, sealed)
  if (code === null) return undefined
  return ownCode === false ? 'letter' : 'person'
}

/** Returns whether e-mails to this person carry a recovery code: unless they keep their own, or want none. */
export function isTakingLetterCodes(privacy: Privacy, sealed: Uint8Array | null): boolean {
  const { code, ownCode } = open(privacy, sealed)
  return ownCode === null ? code === null : !ownCode
}

/** Encrypts a secret under what a person brings. */
export const makeLock = (privacy: Privacy, secret: Secret, { kind, by }: Opener): string =>
  privacy.lock(kind, by, secret).toString('base64')

/** Returns what a browser opens a lock with: its secret, as it sends it. */
export const buildDeviceOpener = (device: string): Opener => ({ kind: 'device', by: decodeToken(device) })

/** Returns what a recovery code opens a lock with. No slow hash is needed: 130 random bits cannot be guessed. */
export const buildCodeOpener = (code: string): Opener => ({ kind: 'code', by: Buffer.from(code, 'ascii') })

const tryLock = (privacy: Privacy, lock: string, { kind, by }: Opener) =>
  privacy.unlock(kind, by, Buffer.from(lock, 'base64'))

const isOf = (privacy: Privacy, lock: string, by: Uint8Array) =>
  tryLock(privacy, lock, { kind: 'device', by }) !== undefined
