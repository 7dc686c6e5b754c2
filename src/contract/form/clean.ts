import { readAmount, readWhole } from './amount.ts'
import { toLatinDigits } from './digits.ts'
import type { Field, FieldOf } from './field.ts'
import { toOneLine, toParagraphs, toPlain } from './invisible.ts'
import { toOpaque } from './opaque.ts'
import { dropDirections, stripPairs } from './turning.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''
const list = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : value)
const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const trim = (value: unknown) => (typeof value === 'string' ? value.trim().normalize('NFC') : value)
const change = (value: unknown, how: (text: string) => unknown) => (typeof value === 'string' ? how(value) : value)
/** Reads a number; a text of which nothing is left is no answer. */
const parseNumber = (value: unknown, read = readWhole) => {
  const number = change(value, read)
  return number === '' ? undefined : number
}
const parseNumbers = (values: unknown[]) => values.map((one) => parseNumber(one)).filter((one) => !isEmpty(one))
/** Cleans until nothing changes: a line end in another form, once replaced, may begin a line for the next pass. */
function repeat(text: string, how: (text: string) => string): string {
  const done = how(text)
  return done === text ? done : repeat(done, how)
}
/** Several lines, one line, or a text with a format of its own, without what nobody sees in it. */
const cleanParagraphs = (text: string) => repeat(text, (one) => toParagraphs(stripPairs(one)))
const cleanLine = (text: string) => repeat(text, (one) => toOneLine(stripPairs(one)))
const cleanPlain = (text: string) => toPlain(dropDirections(text))

function chooseCleaning(field: FieldOf<'text' | 'longText' | 'company' | 'locked'>) {
  if (field.kind === 'longText') return cleanParagraphs
  if (field.kind === 'locked') return (text: string) => text
  return field.kind === 'text' && field.input && field.input !== 'word' ? cleanPlain : cleanLine
}

/** A new password is stored in its normal form. An existing password is tried in its normal form and as typed. */
const isChosen = ({ min, against }: FieldOf<'text'>) => min !== undefined || against !== undefined

/**
 * Normalises an answer, as typed, pasted or sent, for its rule: text trimmed and without what nobody sees in it,
 * numbers for typed numbers, 0/1 for booleans. A missing answer is `undefined`. Never throws, no matter what the input.
 * Cleaning an answer again changes nothing, so browser and server find the same.
 */
export function clean(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'company':
    case 'locked': {
      if (field.kind === 'text' && field.input === 'password') return isChosen(field) ? change(value, toOpaque) : value
      const text = trim(change(value, chooseCleaning(field)))
      const done = typeof text === 'string' && 'clean' in field && field.clean ? trim(field.clean(text)) : text
      return done === '' ? undefined : done
    }
    case 'whole':
      return parseNumber(value, field.unit === 'sar' ? readAmount : readWhole)
    case 'stars':
    case 'lookup':
    case 'year':
    case 'month':
      return parseNumber(value)
    case 'choice':
      if (isEmpty(trim(value))) return undefined
      return typeof field.options[0] === 'number'
        ? parseNumber(value === true ? 1 : value === false ? 0 : value)
        : value
    case 'terms':
      return value === true || value === '1' ? 1 : value === false || value === '0' ? 0 : value
    case 'pairs':
      return Array.isArray(value)
        ? value.map((pair) =>
            Object.fromEntries(field.parts.map((part) => [part, trim(change(record(pair)[part], cleanParagraphs))])),
          )
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
      const known = [...new Set(parseNumbers(ids))]
      return known.length > 0 ? known : undefined
    }
    case 'file':
      return value
    case 'yearMonth':
    case 'date':
      return typeof value === 'string' ? toLatinDigits(cleanPlain(value)).trim() || undefined : value
    case 'stages':
      return Array.isArray(value) ? parseNumbers(value) : list(value)
  }
}
