import { describe, expect, test } from 'vitest'
import { createPrivacy } from '../platform/privacy/privacy.ts'
import { openSecret, withLock } from './locks.ts'

describe('a secret', () => {
  const privacy = createPrivacy(Buffer.alloc(32, 7))
  const secret = privacy.newSecret()
  const by = Buffer.alloc(32, 5)

  test('opens with what it was locked with, as what it was locked with, and with nothing else', () => {
    for (const kind of ['password', 'code', 'device'] as const) {
      const locks = withLock(privacy, null, secret, { kind, by })
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
    const locks = withLock(privacy, null, secret, { kind: 'password', by })
    expect(() => openSecret(other, locks, { kind: 'password', by })).toThrow()
    expect(() => other.openSession(by, privacy.sealSession(by, secret))).toThrow()
  })

  test('has one password and one code, the latest, and as many browsers as are remembered; all of it one length', () => {
    const at = (n: number) => Buffer.alloc(32, n)
    const one = withLock(privacy, null, secret, { kind: 'password', by })
    let locks = one
    for (const kind of ['password', 'code', 'device'] as const)
      for (let n = 1; n <= 12; n++) locks = withLock(privacy, locks, secret, { kind, by: at(n) })
    const opening = (kind: 'password' | 'code' | 'device') =>
      Array.from({ length: 12 }, (_, n) => n + 1).filter((n) => openSecret(privacy, locks, { kind, by: at(n) }))
    expect([opening('password'), opening('code')]).toEqual([[12], [12]])
    expect(opening('device')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(locks.length).toBe(one.length)
  })
})
