import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, createRecoveryCode, isCode } from './recovery-code.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codes = fc.uint8Array({ minLength: 26, maxLength: 26 }).map((bytes) => createRecoveryCode(() => bytes))

test('a code is seven groups of four, and what is typed of it is the code', () => {
  expect(createRecoveryCode(random)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  fc.assert(
    fc.property(codes, (code) => isCode(cleanCode(code)) && cleanCode(` ${code.toLowerCase()} `) === cleanCode(code)),
  )
})

test('each of its letters is drawn by itself: 130 bits', () => {
  const seen = Array.from({ length: 26 }, () => new Set<string>())
  for (let n = 0; n < 32; n++)
    for (const [at, letter] of [
      ...cleanCode(createRecoveryCode(() => new Uint8Array(26).fill(n))).slice(0, 26),
    ].entries())
      seen[at]!.add(letter)
  expect(seen.map(({ size }) => size)).toEqual(Array(26).fill(32))
})

test('one wrong letter and two that changed places are noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat(27), fc.nat(31), (code, at, other) => {
      const right = cleanCode(code)
      const wrong = right.slice(0, at) + letters[other] + right.slice(at + 1)
      expect(isCode(wrong)).toBe(wrong === right)
      const swapped = at === 0 ? right : right.slice(0, at - 1) + right[at] + right[at - 1] + right.slice(at + 1)
      expect(isCode(swapped)).toBe(swapped === right)
    }),
  )
})

test.each(['', '0', '٠'.repeat(28), 'U'.repeat(28), '0'.repeat(29), 'ليس رمزًا', '0'.repeat(27)])(
  '%j is none',
  (typed) => {
    expect(isCode(cleanCode(typed))).toBe(typed === '٠'.repeat(28))
  },
)
