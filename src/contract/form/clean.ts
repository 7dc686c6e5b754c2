import type { Field } from './field.ts'
import { toOneLine } from './invisible.ts'

/** Replaces Arabic-Indic and Persian digits by ASCII digits. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : value)
const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const trim = (value: unknown) => (typeof value === 'string' ? value.trim().normalize('NFC') : value)
/** Parses a number typed as text; any other text stays as it is and fails its rule. */
function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const digits = toLatinDigits(value.trim())
  return /^[+-]?\d{1,12}$/.test(digits) ? Number(digits) : digits
}

/**
 * Normalises an answer, as typed or sent, for its rule: trimmed text, a line reduced to its visible characters, numbers
 * for typed numbers, 0/1 for booleans. A missing answer is `undefined`. Never throws, whatever the input.
 */
export function clean(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'company':
    case 'locked': {
      // A password is used exactly as typed.
      if (field.kind === 'text' && field.input === 'password') return value
      // A text with a format of its own, such as an e-mail, is checked as it was typed.
      const isLine = field.kind === 'company' || (field.kind === 'text' && (field.input ?? 'word') === 'word')
      const text = trim(isLine && typeof value === 'string' ? toOneLine(value) : value)
      const done = typeof text === 'string' && 'clean' in field && field.clean ? field.clean(text) : text
      return done === '' ? undefined : done
    }
    case 'whole':
    case 'stars':
    case 'lookup':
    case 'year':
    case 'month':
      return isEmpty(trim(value)) ? undefined : parseNumber(value)
    case 'choice':
      if (isEmpty(trim(value))) return undefined
      return typeof field.options[0] === 'number'
        ? parseNumber(value === true ? 1 : value === false ? 0 : value)
        : value
    case 'terms':
      return value === true || value === '1' ? 1 : value === false || value === '0' ? 0 : value
    case 'pairs':
      return Array.isArray(value)
        ? value.map((pair) => Object.fromEntries(field.parts.map((part) => [part, trim(record(pair)[part])])))
        : value
    case 'offers':
      return Array.isArray(value)
        ? value.map((offer) => ({
            benefit_id: parseNumber(record(offer).benefit_id),
            offered: parseNumber(record(offer).offered),
          }))
        : value
    case 'companies': {
      const ids = typeof value === 'string' ? value.split(',') : value
      if (!Array.isArray(ids)) return ids
      const known = [...new Set(ids.filter((id) => !isEmpty(id)).map(parseNumber))]
      return known.length > 0 ? known : undefined
    }
    case 'file':
      return value
    case 'yearMonth':
    case 'date':
      return typeof value === 'string' ? toLatinDigits(value.trim()) || undefined : value
    case 'stages':
      return Array.isArray(value) ? value.filter((id) => !isEmpty(id)).map(parseNumber) : list(value)
  }
}
