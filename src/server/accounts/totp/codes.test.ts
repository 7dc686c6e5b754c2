import { describe, expect, test } from 'vitest'
import { backupCodes, backupLetters, buildTotpUri, isTotpSecret, totpRules } from '../../../contract/accounts/totp.ts'
import { createBackupCodes, createTotpSecret, getTotpStep } from './codes.ts'

/**
 * The secret of the examples in RFC 6238, '12345678901234567890'; the codes are the last six digits of its SHA-1
 * values.
 */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const examples = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an app (RFC 6238)', () => {
  test.each(examples)('at %i it is %s', (seconds, code) => {
    expect(getTotpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('counts in its 30 seconds, those before and those after, and no longer', () => {
    const first = 1111111110
    const counts = [-31, -30, 0, 29, 30, 59, 60].map((later) => [
      later,
      getTotpStep(secret, '050471', at(first + later)),
    ])
    const step = first / 30
    expect(counts).toEqual([
      [-31, undefined],
      [-30, step],
      [0, step],
      [29, step],
      [30, step],
      [59, step],
      [60, undefined],
    ])
  })

  test('of another secret does not', () => {
    expect(getTotpStep('A'.repeat(32), '287082', at(59))).toBeUndefined()
  })
})

test('a new secret is 160 bits in base 32, another each time', () => {
  const made = Array.from({ length: 20 }, () => createTotpSecret())
  expect(made.every(isTotpSecret)).toBe(true)
  expect(new Set(made).size).toBe(20)
})

test('an app is told whose codes they are', () => {
  const address = new URL(buildTotpUri(secret, 'sara+x@example.com'))
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Shafaf:sara%2Bx%40example\.com\?/)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ secret, issuer: 'Shafaf', algorithm: 'SHA1', digits: '6', period: '30' },
  })
})

test('one-time codes are letters nobody confuses, as many as are promised, none twice', () => {
  const made = Array.from({ length: 20 }, () => createBackupCodes()).flat()
  expect(made).toHaveLength(20 * backupCodes)
  expect(new Set(made).size).toBe(made.length)
  for (const one of made) expect(one).toMatch(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${backupLetters}}$`))
  expect(backupLetters).not.toBe(totpRules.digits)
})
