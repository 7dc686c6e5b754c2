import { define, type Struct } from 'superstruct'
import type { ProblemCode } from '../problem.ts'
import { findContactData } from './contact-data.ts'
import { getRiyadhDay, isDay, isMonth } from './days.ts'
import type { Field, FieldOf } from './field.ts'
import { findFileProblem } from './file.ts'
import { getStageGroup, type StageGroup, stageGroups } from './stages.ts'

type Found = { at: (string | number)[]; code: ProblemCode }
const wrong = (code: ProblemCode, ...at: (string | number)[]): Found[] => [{ at, code }]
const right: Found[] = []

/** What no text holds and no database stores: the null character and halves of characters. */
const broken = /[\0\uD800-\uDFFF]/u

/** Marks that turn the letters after them around, so that a name reads as another one than it is. */
const turning = /[\u202A-\u202E\u2066-\u2069]/

const isWhole = (value: unknown, min = 1, max = 2 ** 31 - 1): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/**
 * The rule of one field as a struct over its cleaned answer (spec 5). Failures carry a problem code as their message.
 * `now` decides what year lists end with and what lies ahead; `earlier` gives the cleaned answers of the fields before.
 * No answer fails with the field's `missing` code unless it is optional.
 */
export function buildFieldStruct(
  field: Field,
  now: Date,
  earlier: (name: string) => unknown = () => undefined,
): Struct<unknown, null> {
  return define(field.kind, (value, context) =>
    (value === undefined ? absent(field) : allProblems(field, value, now, earlier)).map(({ at, code }) => ({
      message: code,
      path: [...context.path, ...at],
    })),
  )
}

const absent = (field: Field): Found[] => (field.missing ? wrong(field.missing) : right)

function allProblems(field: Field, value: unknown, now: Date, earlier: (name: string) => unknown): Found[] {
  const own = problemsOf(field, value, now)
  if (own.length > 0 || !field.against) return own
  const other = earlier(field.against.field)
  const fits = field.against.is === 'same' ? value === other : typeof other !== 'string' || String(value) >= other
  return fits ? right : wrong(field.against.problem)
}

function problemsOf(field: Field, value: unknown, now: Date): Found[] {
  const year = now.getFullYear()
  switch (field.kind) {
    case 'text':
    case 'longText':
      return textProblems(field, value)
    case 'locked':
      return typeof value === 'string' && value.length <= field.max ? right : wrong('malformed')
    case 'company':
      return companyProblems(field, value)
    case 'companies':
      if (!Array.isArray(value) || !value.every((id) => isWhole(id))) return wrong('not_a_choice')
      return value.length > field.max ? wrong('too_many_chosen') : right
    case 'stars':
      return isWhole(value, 1, 5) ? right : wrong('not_a_choice')
    case 'whole':
      if (field.past && isWhole(value, year + 1, field.max)) return wrong('date_not_arrived')
      return isWhole(value, field.min, field.max) ? right : wrong(field.problem)
    case 'choice':
      return field.options.includes(value as never) ? right : wrong('not_a_choice')
    case 'lookup':
      return isWhole(value) && (!field.only || field.only.includes(value)) ? right : wrong('not_a_choice')
    case 'year':
      return isWhole(value, year - field.back, year) ? right : wrong('not_a_choice')
    case 'month':
      return isWhole(value, 1, 12) ? right : wrong('not_a_choice')
    case 'date':
      if (!isDay(value)) return wrong('date_invalid')
      return field.past && value > getRiyadhDay(now) ? wrong('not_yet') : right
    case 'yearMonth': {
      if (!isMonth(value)) return wrong('date_invalid')
      if (field.past && value > getRiyadhDay(now).slice(0, 7)) return wrong('not_yet')
      const of = Number(value.slice(0, 4))
      return of >= year - field.back && of <= year + field.ahead ? right : wrong('not_a_choice')
    }
    case 'file': {
      const code = findFileProblem(field, value)
      return code ? wrong(code) : right
    }
    case 'terms':
      return value === 1 ? right : wrong('accept_terms')
    case 'pairs':
      return pairProblems(field, value)
    case 'offers':
      return offerProblems(field, value)
    case 'stages':
      return stageProblems(field, value)
  }
}

function textProblems(field: FieldOf<'text' | 'longText'>, value: unknown): Found[] {
  if (typeof value !== 'string' || broken.test(value)) return wrong('malformed')
  // Characters as a person counts them, not UTF-16 units.
  const length = [...value].length
  if (length > field.max) return wrong(field.tooLong ?? field.problem)
  if (length < (field.min ?? 0)) return wrong(field.problem)
  if (field.pattern && !field.pattern.test(value)) return wrong(field.problem)
  if (field.kind === 'text' && field.input !== 'password' && turning.test(value)) return wrong('text_turned')
  const contact = field.published && findContactData(value)
  return contact ? wrong(contact) : right
}

function companyProblems({ listed, max }: FieldOf<'company'>, value: unknown): Found[] {
  if (isWhole(value)) return right
  if (listed || typeof value !== 'string' || broken.test(value)) return wrong('not_a_choice')
  if (turning.test(value)) return wrong('text_turned')
  return [...value].length > max ? wrong('too_long') : right
}

function pairProblems(field: FieldOf<'pairs'>, value: unknown): Found[] {
  if (!Array.isArray(value)) return wrong('malformed')
  if (value.length === 0) return absent(field)
  if (value.length < field.min) return wrong(field.few)
  if (value.length > field.max) return wrong('too_long')
  return value.flatMap((pair: Record<string, unknown>, index) =>
    field.parts.flatMap((part) => {
      const text = pair[part]
      if (text === undefined || text === null || text === '') return wrong('missing', index, part)
      if (typeof text !== 'string' || broken.test(text)) return wrong('malformed', index, part)
      if ([...text].length > field.each) return wrong('too_long', index, part)
      const contact = findContactData(text)
      return contact ? wrong(contact, index, part) : right
    }),
  )
}

function offerProblems(field: FieldOf<'offers'>, value: unknown): Found[] {
  if (!Array.isArray(value)) return wrong('malformed')
  if (value.length === 0) return absent(field)
  if (value.length > 200) return wrong('too_long')
  const seen = new Set<unknown>()
  return value.flatMap((offer: { benefit_id: unknown; offered: unknown }, index) => {
    if (!isWhole(offer.benefit_id) || seen.has(offer.benefit_id)) return wrong('not_a_choice', index, 'benefit_id')
    seen.add(offer.benefit_id)
    if (offer.offered === undefined || offer.offered === null) return wrong('offered_required', index, 'offered')
    return isWhole(offer.offered, 0, 2) ? right : wrong('not_a_choice', index, 'offered')
  })
}

function stageProblems(field: FieldOf<'stages'>, value: unknown): Found[] {
  if (!Array.isArray(value)) return wrong('malformed')
  if (value.length > 3) return wrong('too_long')
  const groups = value.map((id) => (isWhole(id) ? getStageGroup(id) : undefined))
  if (groups.includes(undefined) || new Set(groups).size < groups.length) return wrong('not_a_choice')
  return (Object.keys(stageGroups) as StageGroup[])
    .filter((group) => stageGroups[group].required && !groups.includes(group))
    .flatMap((group) => (field.missing ? wrong(field.missing, group) : right))
}
