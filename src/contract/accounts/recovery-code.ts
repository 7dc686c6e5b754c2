import { boolean, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { toLatinDigits } from '../form/clean.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'

/**
 * A recovery code: 130 random bits in Crockford's base 32 (no I, L, O, U) and two letters that check them, in groups of
 * four. The person keeps it and nobody else does; it opens what they wrote when a password is forgotten or a device lost.
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 26
/** The largest prime two letters hold: one wrong letter, and two that changed places, are always noticed. */
const modulus = 1021

/** A new code, as it is shown; `random(n)` gives n random bytes. */
export function createRecoveryCode(random: (length: number) => Uint8Array): string {
  // 256 is a multiple of 32: every letter is as likely as another.
  const drawn = [...random(randomLetters)].map((byte) => letters[byte % 32]!).join('')
  return formatCode(drawn + checkOf(drawn))
}

/** In groups of four, as it is written down. */
const formatCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** What somebody typed, in the one way codes are kept: capitals and Latin digits, nothing between them. */
export function cleanCode(typed: string): string {
  const plain = toLatinDigits(typed)
    .toUpperCase()
    .replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069–—_.-]/g, '')
  return plain.replace(/O/g, '0').replace(/[IL]/g, '1')
}

/** Whether a cleaned code can be one at all: a slip of the pen is told from somebody else's code, or an earlier one. */
export function isCode(code: string): boolean {
  const drawn = code.slice(0, randomLetters)
  return (
    code.length === randomLetters + 2 &&
    [...code].every((one) => letters.includes(one)) &&
    code === drawn + checkOf(drawn)
  )
}

function checkOf(drawn: string): string {
  const rest = [...drawn].reduce((sum, letter) => (sum * 32 + letters.indexOf(letter)) % modulus, 0)
  return letters[Math.floor(rest / 32)]! + letters[rest % 32]!
}

/** Only the shape: whether the check fits says `isCode`, whose code it is the server. */
export const recoveryCodeField = text('code', {
  input: 'code',
  max: 60,
  clean: cleanCode,
  pattern: new RegExp(`^[${letters}]{${randomLetters + 2}}$`),
  missing: 'recovery_code_missing',
  problem: 'recovery_code_malformed',
})

export const recoveryCodeForm = defineForm('recoveryCode', [recoveryCodeField])

/** Whether there is one; which it is nobody can tell. */
export const getRecovery = defineEndpoint({
  method: 'GET',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
  response: type({ kept: boolean() }),
})
/**
 * Keeps a code the person's browser has made and they have typed once more: from then on it is the one that counts, and
 * the one before opens nothing.
 */
export const keepRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: recoveryCodeForm,
  invalidates: [getRecovery],
  problems: ['recovery_code_malformed'],
})
