import { define, type Struct } from 'superstruct'
import type { ProblemCode } from '../problem.ts'
import { findContactData } from './contact-data.ts'
import { getRiyadhDay, getRiyadhYear, isDay, isMonth } from './days.ts'
import type { Field, FieldComparison, FieldOf } from './field.ts'
import { findFileProblem } from './file.ts'
import { hasMixedLetters } from './mixed-letters.ts'
import { getStageGroup, type StageGroup, stageGroups } from './stages.ts'
import { turning } from './turning.ts'

type FoundProblem = { at: (string | number)[]; code: ProblemCode }
const fail = (code: ProblemCode, ...at: (string | number)[]): FoundProblem[] => [{ at, code }]
const noProblems: FoundProblem[] = []

/** Characters no text may contain and no database stores: the null character and lone surrogates. */
const broken = /[\0\uD800-\uDFFF]/u

const isWhole = (value: unknown, min = 1, max = 2 ** 31 - 1): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

/**
 * Whether a text contains an amount that cannot be read in one way only, or is of another currency (`amount.ts`). A
 * plain fraction is clear: it is no salary (V-011, V-059).
 */
const isUnclear = (value: unknown) =>
  typeof value === 'string' && /\d/.test(value) && !/^[+-]?\d+(?:[.\u066B]\d{1,2})?$/.test(value)

/**
 * Builds the rule of one field as a struct over its cleaned answer (spec 5). Failures carry a problem code as their
 * message. `now` decides where year lists end and what is in the future; `earlier` gives the cleaned answers of the
 * fields before. A missing answer fails with the field's `missing` code unless it is optional.
 */
export function buildFieldStruct(
  field: Field,
  now: Date,
  earlier: (name: string) => unknown = () => undefined,
): Struct<unknown, null> {
  return define(field.kind, (value, context) =>
    (value === undefined ? failMissing(field) : findAllProblems(field, value, now, earlier)).map(({ at, code }) => ({
      message: code,
      path: [...context.path, ...at],
    })),
  )
}

const failMissing = (field: Field): FoundProblem[] => (field.missing ? fail(field.missing) : noProblems)

function findAllProblems(field: Field, value: unknown, now: Date, earlier: (name: string) => unknown): FoundProblem[] {
  const own = findProblems(field, value, now)
  if (own.length > 0 || !field.against) return own
  return isFitting(value, field.against, earlier) ? noProblems : fail(field.against.problem)
}

/** Whether an answer fits those before it; one that is missing or of another type has a problem of its own. */
function isFitting(value: unknown, against: FieldComparison, earlier: (name: string) => unknown): boolean {
  const other = earlier(against.field)
  if (against.is === 'part') {
    if (typeof other !== 'number' || typeof value !== 'number') return true
    const before = against.beside
      .map(earlier)
      .reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0)
    // Where those before are too much already, one of them says so.
    return before >= other || before + value < other
  }
  if (against.is === 'same') return value === other
  return typeof other !== 'string' || String(value) >= other
}

function findProblems(field: Field, value: unknown, now: Date): FoundProblem[] {
  const year = getRiyadhYear(now)
  switch (field.kind) {
    case 'text':
    case 'longText':
      return findTextProblems(field, value)
    case 'locked':
      return typeof value === 'string' && value.length <= field.max ? noProblems : fail('malformed')
    case 'company':
      return findCompanyProblems(field, value)
    case 'companies':
      if (!Array.isArray(value) || !value.every((id) => isWhole(id))) return fail('not_a_choice')
      return value.length > field.max ? fail('too_many_chosen') : noProblems
    case 'stars':
      return isWhole(value, 1, 5) ? noProblems : fail('not_a_choice')
    case 'whole':
      if (field.past && isWhole(value, year + 1, field.max)) return fail('date_not_arrived')
      if (isWhole(value, field.min, field.max)) return noProblems
      return fail(field.unit === 'sar' && isUnclear(value) ? 'amount_unclear' : field.problem)
    case 'choice':
      return field.options.includes(value as never) ? noProblems : fail('not_a_choice')
    case 'lookup':
      return isWhole(value) && (!field.only || field.only.includes(value)) ? noProblems : fail('not_a_choice')
    case 'year':
      return isWhole(value, year - field.back, year) ? noProblems : fail('not_a_choice')
    case 'month':
      return isWhole(value, 1, 12) ? noProblems : fail('not_a_choice')
    case 'date':
      if (!isDay(value)) return fail('date_invalid')
      return field.past && value > getRiyadhDay(now) ? fail('not_yet') : noProblems
    case 'yearMonth': {
      if (!isMonth(value)) return fail('date_invalid')
      if (field.past && value > getRiyadhDay(now).slice(0, 7)) return fail('not_yet')
      const of = Number(value.slice(0, 4))
      return of >= year - field.back && of <= year + field.ahead ? noProblems : fail('not_a_choice')
    }
    case 'file': {
      const code = findFileProblem(field, value)
      return code ? fail(code) : noProblems
    }
    case 'terms':
      return value === 1 ? noProblems : fail(field.missing ?? 'accept_terms')
    case 'pairs':
      return findPairProblems(field, value)
    case 'offers':
      return findOfferProblems(field, value)
    case 'stages':
      return findStageProblems(field, value)
  }
}

function findTextProblems(field: FieldOf<'text' | 'longText'>, value: unknown): FoundProblem[] {
  if (typeof value !== 'string' || broken.test(value)) return fail('malformed')
  // Characters as a person counts them, not UTF-16 units.
  const length = [...value].length
  const isFitting = () => field.pattern?.test(value) ?? true
  if (length > field.max) return fail(field.tooLong && isFitting() ? field.tooLong : field.problem)
  if (length < (field.min ?? 0) || !isFitting()) return fail(field.problem)
  if (!(field.kind === 'text' && field.input === 'password') && turning.test(value)) return fail('text_turned')
  if (field.kind === 'text' && field.input === undefined && hasMixedLetters(value)) return fail('letters_mixed')
  const contact = field.published && findContactData(value)
  return contact ? fail(contact) : noProblems
}

function findCompanyProblems({ listed, max }: FieldOf<'company'>, value: unknown): FoundProblem[] {
  if (isWhole(value)) return noProblems
  if (listed || typeof value !== 'string' || broken.test(value)) return fail('not_a_choice')
  if (turning.test(value)) return fail('text_turned')
  if (hasMixedLetters(value)) return fail('letters_mixed')
  return [...value].length > max ? fail('too_long') : noProblems
}

function findPairProblems(field: FieldOf<'pairs'>, value: unknown): FoundProblem[] {
  if (!Array.isArray(value)) return fail('malformed')
  if (value.length === 0) return failMissing(field)
  if (value.length < field.min) return fail(field.few)
  if (value.length > field.max) return fail('too_long')
  return value.flatMap((pair: Record<string, unknown>, index) =>
    field.parts.flatMap((part) => {
      const text = pair[part]
      if (text === undefined || text === null || text === '') return fail('missing', index, part)
      if (typeof text !== 'string' || broken.test(text)) return fail('malformed', index, part)
      if ([...text].length > field.each) return fail('too_long', index, part)
      if (turning.test(text)) return fail('text_turned', index, part)
      const contact = findContactData(text)
      return contact ? fail(contact, index, part) : noProblems
    }),
  )
}

function findOfferProblems(field: FieldOf<'offers'>, value: unknown): FoundProblem[] {
  if (!Array.isArray(value)) return fail('malformed')
  if (value.length === 0) return failMissing(field)
  if (value.length > 200) return fail('too_long')
  const seen = new Set<unknown>()
  return value.flatMap((offer: { benefit_id: unknown; offered: unknown }, index) => {
    if (!isWhole(offer.benefit_id) || seen.has(offer.benefit_id)) return fail('not_a_choice', index, 'benefit_id')
    seen.add(offer.benefit_id)
    if (offer.offered === undefined || offer.offered === null) return fail('offered_required', index, 'offered')
    return isWhole(offer.offered, 0, 2) ? noProblems : fail('not_a_choice', index, 'offered')
  })
}

function findStageProblems(field: FieldOf<'stages'>, value: unknown): FoundProblem[] {
  if (!Array.isArray(value)) return fail('malformed')
  if (value.length > 3) return fail('too_long')
  const groups = value.map((id) => (isWhole(id) ? getStageGroup(id) : undefined))
  if (groups.includes(undefined) || new Set(groups).size < groups.length) return fail('not_a_choice')
  return (Object.keys(stageGroups) as StageGroup[])
    .filter((group) => stageGroups[group].required && !groups.includes(group))
    .flatMap((group) => (field.missing ? fail(field.missing, group) : noProblems))
}
