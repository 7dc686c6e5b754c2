import { describe, expect, test } from 'vitest'
import { createPrivacy } from '../platform/privacy/privacy.ts'
import {
  buildCodeOpener,
  getCodeSource,
  isTakingLetterCodes,
  listDeviceDays,
  makeLock,
  type Opener,
  openSecret,
  removeDevice,
  withCode,
  withDevice,
  withPassword,
} from './locks.ts'

describe('a secret', () => {
  const privacy = createPrivacy(Buffer.alloc(32, 7))
  const secret = privacy.newSecret()
  const by = Buffer.alloc(32, 5)
  const day = '2026-10-15'
  /** Returns locks with one added. */
  const withLock = (locks: Buffer | null, opener: Opener) => {
    if (opener.kind === 'password') return withPassword(privacy, locks, secret, opener.by)
    if (opener.kind === 'device') return withDevice(privacy, locks, { secret, by: opener.by, day })
    return withCode(privacy, locks, makeLock(privacy, secret, opener), 'person')
  }

  test('opens with what it was locked with, as what it was locked with, and with nothing else', () => {
    for (const kind of ['password', 'code', 'device'] as const) {
      const locks = withLock(null, { kind, by })
      expect(openSecret(privacy, locks, { kind, by })).toEqual(secret)
      expect(openSecret(privacy, locks, { kind, by: Buffer.alloc(32, 6) })).toBeUndefined()
      for (const other of ['password', 'code', 'device'] as const)
        if (other !== kind) expect(openSecret(privacy, locks, { kind: other, by })).toBeUndefined()
    }
    const sealed = privacy.sealSession(by, secret)
    expect(privacy.openSession(by, sealed)).toEqual(secret)
    expect(privacy.openSession(Buffer.alloc(32, 6), sealed)).toBeUndefined()
  })

  test('with what its person brings does not open without the author key', () => {
    const other = createPrivacy(Buffer.alloc(32, 8))
    const locks = withLock(null, { kind: 'password', by })
    expect(() => openSecret(other, locks, { kind: 'password', by })).toThrow()
    expect(() => other.openSession(by, privacy.sealSession(by, secret))).toThrow()
  })

  test('has one password and one code, the latest, and as many browsers as are remembered; all of it one length', () => {
    const at = (n: number) => Buffer.alloc(32, n)
    const one = withLock(null, { kind: 'password', by })
    let locks = one
    for (const kind of ['password', 'code', 'device'] as const)
      for (let n = 1; n <= 12; n++) locks = withLock(locks, { kind, by: at(n) })
    const opening = (kind: 'password' | 'code' | 'device') =>
      Array.from({ length: 12 }, (_, n) => n + 1).filter((n) => openSecret(privacy, locks, { kind, by: at(n) }))
    expect([opening('password'), opening('code')]).toEqual([[12], [12]])
    expect(opening('device')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(locks.length).toBe(one.length)
    expect(openSecret(privacy, removeDevice(privacy, locks, at(12)), { kind: 'device', by: at(12) })).toBeUndefined()
  })

  test('opens with the browsers and the code of an account that was stored before their origin was noted', () => {
    const older = privacy.sealLocks({
      code: makeLock(privacy, secret, buildCodeOpener('ABC')),
      devices: [makeLock(privacy, secret, { kind: 'device', by })],
    })
    expect(openSecret(privacy, older, { kind: 'device', by })).toEqual(secret)
    expect(listDeviceDays(privacy, older)).toEqual([null])
    expect([getCodeSource(privacy, older), isTakingLetterCodes(privacy, older)]).toEqual(['person', false])
    // An older server opens a lock with a day behind it.
    const { devices } = privacy.openLocks(withLock(older, { kind: 'device', by: Buffer.alloc(32, 6) })) as {
      devices: string[]
    }
    expect(privacy.unlock('device', Buffer.alloc(32, 6), Buffer.from(devices[1]!, 'base64'))).toEqual(secret)
    expect(devices[1]).toMatch(/=2026-10-15$/)
    expect([getCodeSource(privacy, null), isTakingLetterCodes(privacy, null)]).toEqual([undefined, true])
  })
})
