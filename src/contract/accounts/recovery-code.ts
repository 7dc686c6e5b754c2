import { defineEndpoint } from '../endpoint.ts'
import { toLatinDigits } from '../form/digits.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { toPlain } from '../form/invisible.ts'
import { dropDirections } from '../form/turning.ts'
import type * as shapes from './recovery-code.schema.ts'

/**
 * A recovery code: 130 random bits in Crockford's base 32 (no I, L, O, U) and two check letters, in groups of four.
 * Only the person keeps it; it unlocks what they wrote when a password is forgotten or a device lost.
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 26
/**
 * The largest prime that two letters can hold as a checksum: one wrong letter, and two swapped letters, are always
 * detected.
 */
const modulus = 1021

/** Creates a new code in the form it is shown in; `random(n)` gives n random bytes. */
export function createRecoveryCode(random: (length: number) => Uint8Array): string {
  // 256 is a multiple of 32: every letter is as likely as another.
  const drawn = [...random(randomLetters)].map((byte) => letters[byte % 32]!).join('')
  return formatCode(drawn + checkOf(drawn))
}

/** Formats a code in groups of four, as it is written down. */
const formatCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Returns a typed code in the one form codes are stored in: capitals and Latin digits, nothing between them. */
export function cleanCode(typed: string): string {
  const plain = toLatinDigits(toPlain(dropDirections(typed)))
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
  return plain.replace(/O/g, '0').replace(/[IL]/g, '1')
}

/**
 * Whether the checksum of a cleaned code is correct: this tells a typing error from another person's code, or an earlier
 * one.
 */
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

/**
 * The field of a recovery code. It checks only the shape: `isCode` checks the checksum, the server whose code it is.
 */
export const recoveryCodeField = text('code', {
  input: 'code',
  max: 60,
  clean: cleanCode,
  pattern: new RegExp(`^[${letters}]{${randomLetters + 2}}$`),
  missing: 'recovery_code_missing',
  problem: 'recovery_code_malformed',
})

export const recoveryCodeForm = defineForm('recoveryCode', [recoveryCodeField])

/** Whether the account has a recovery code; which one it is nobody can tell. */
export const getRecovery = defineEndpoint<typeof shapes.getRecovery>()({
  method: 'GET',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
})
/**
 * Stores a code the person's browser has made and they have typed once more: from then on this code is the valid one,
 * and the one before opens nothing.
 */
export const keepRecoveryCode = defineEndpoint<typeof shapes.keepRecoveryCode>()({
  method: 'POST',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: recoveryCodeForm,
  invalidates: [getRecovery],
})
