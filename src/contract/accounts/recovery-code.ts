import { defineEndpoint } from '../endpoint.ts'
import { toLatinDigits } from '../form/digits.ts'
import { choice, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { toPlain } from '../form/invisible.ts'
import { dropDirections } from '../form/turning.ts'
import { linkTokenField } from './credentials.ts'
import type * as shapes from './recovery-code.schema.ts'

/**
 * A recovery code: 130 random bits in Crockford's base 32 (no I, L, O, U) and two check letters, in groups of four. The
 * server does not keep it: it is in an e-mail, or the person keeps one of their own. It unlocks what they wrote when a
 * password is forgotten or a device lost.
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 26
/**
 * The largest prime that two letters can express as a checksum: one wrong letter, and two swapped letters, are always
 * detected.
 */
const modulus = 1021

/** Creates a new code in the form it is shown in; `random(n)` gives n random bytes. */
export function createRecoveryCode(random: (length: number) => Uint8Array): string {
  const randomPart = toLetters(random(randomLetters))
  return formatCode(randomPart + checkOf(randomPart))
}

/** Writes bytes as letters, one for each. 256 is a multiple of 32: every letter is as likely as another. */
export const toLetters = (bytes: Uint8Array): string => [...bytes].map((byte) => letters[byte % 32]!).join('')

/** Formats a code in groups of four, as it is written down. */
export const formatCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-')

/** Returns a typed code in the one form codes are stored in: capitals and Latin digits, nothing between them. */
export function cleanCode(typed: string): string {
  const plain = toLatinDigits(toPlain(dropDirections(typed)))
    .toUpperCase()
    .replace(/[\s\p{Pd}_.]/gu, '')
  return plain.replace(/O/g, '0').replace(/[IL]/g, '1')
}

/**
 * Whether the checksum of a cleaned code is correct: this tells a typing error from another person's code, or an
 * earlier one.
 */
export function isCode(code: string): boolean {
  const randomPart = code.slice(0, randomLetters)
  return (
    code.length === randomLetters + 2 &&
    [...code].every((one) => letters.includes(one)) &&
    code === randomPart + checkOf(randomPart)
  )
}

function checkOf(randomPart: string): string {
  const rest = [...randomPart].reduce((sum, letter) => (sum * 32 + letters.indexOf(letter)) % modulus, 0)
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

/**
 * Where the account's recovery code comes from: an e-mail, or the person's own browser; null where there is none. Which
 * one it is nobody can tell.
 */
export const getRecovery = defineEndpoint<typeof shapes.getRecovery>()({
  method: 'GET',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
})
/**
 * Replaces the recovery code by one that the person's browser has made and they have typed once more. It counts once
 * the link of an e-mail is opened (`confirmRecovery`); until then the code before does.
 */
export const keepRecoveryCode = defineEndpoint<typeof shapes.keepRecoveryCode>()({
  method: 'POST',
  path: '/account/recovery-code',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: recoveryCodeForm,
})

/** A new code in an e-mail (and in each later e-mail that renews it), or none at all. */
export const recoverySourceForm = defineForm('recoverySource', [choice('from', ['letter', 'none'])])
/** Asks for an e-mail whose link gives the account another recovery code, the one in the e-mail, or takes it away. */
export const chooseRecovery = defineEndpoint<typeof shapes.chooseRecovery>()({
  method: 'POST',
  path: '/account/recovery-code/choose',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: recoverySourceForm,
})

export const confirmRecoveryForm = defineForm('recoveryLink', [linkTokenField])
/**
 * Makes a change of the recovery code count, by the link of an e-mail and for the person who asked and is signed in: an
 * intruder in the account alone, or in the mailbox alone, takes nobody's code away.
 */
export const confirmRecovery = defineEndpoint<typeof shapes.confirmRecovery>()({
  method: 'POST',
  path: '/account/recovery-code/confirm',
  whose: 'self',
  access: 'member',
  form: confirmRecoveryForm,
  invalidates: [getRecovery],
})
