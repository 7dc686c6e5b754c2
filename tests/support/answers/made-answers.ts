import { createRecoveryCode } from '../../../src/contract/accounts/recovery-code.ts'
import type { Field } from '../../../src/contract/form/field.ts'
import type { Form, RawAnswers } from '../../../src/contract/form/form.ts'
import { lookups } from '../../../src/server/lookups/lists.ts'

/** A recovery code with a valid checksum; it recovers no account. */
const recoveryCode = createRecoveryCode((length) => new Uint8Array(length))

/** Returns one valid answer to every question of a form, hidden ones included, generated from its description alone. */
export const madeAnswers = (form: Form): RawAnswers =>
  Object.fromEntries(form.fields.map((field) => [field.name, answerTo(field)]))

function answerTo(field: Field): unknown {
  switch (field.kind) {
    case 'stars':
      return 4
    case 'choice':
      return field.options[0]
    case 'whole':
      return field.min
    case 'text':
    case 'longText':
    case 'locked':
      if (field.kind === 'text' && field.input === 'code') return recoveryCode
      // A single character repeated: the alphabet of secrets, such as tokens, allows it.
      if (field.kind === 'text' && field.pattern?.test('A'.repeat(field.max))) return 'A'.repeat(field.max)
      if (field.kind === 'text' && field.pattern?.test('رمال')) return 'رمال'
      if (field.kind === 'text' && field.input === 'tel') return '+966 50 123 4567'
      return field.kind === 'text' && field.input === 'word' ? 'Fair' : 'As a person would say it'
    case 'year':
      return new Date().getFullYear()
    case 'month':
      return 3
    case 'date':
      return '2025-03-01'
    case 'yearMonth':
      return '2025-03'
    case 'company':
    case 'file':
      return undefined
    case 'terms':
      return 1
    case 'pairs':
      return [{ [field.parts[0]]: 'Why here?', [field.parts[1]]: 'The people' }]
    // An answer for every listed benefit (spec 5).
    case 'offers':
      return lookups.benefits.map(({ id }) => ({ benefit_id: id, offered: 1 }))
    case 'stages':
      return [101, 201]
    case 'lookup':
      return field.list === 'countries' ? 133 : 1
  }
}
