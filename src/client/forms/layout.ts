import type { Field } from '../../contract/form/field.ts'

/** Whether a field is the unit of the amount before it: `cash_bonus_duration` after `cash_bonus`. */
const isUnitOf = (field: Field, before: Field | undefined) =>
  before?.kind === 'whole' && field.name.startsWith(`${before.name}_`)

/**
 * Whether two fields make one answer: an amount and its unit, a list and the list that depends on it, a month and a
 * year.
 */
const isOneAnswer = (field: Field | undefined, next: Field | undefined) =>
  field !== undefined &&
  next !== undefined &&
  (isUnitOf(next, field) ||
    (next.kind === 'lookup' && next.of === field.name) ||
    (field.kind === 'month' && next.kind === 'year'))

/**
 * Whether two fields are a choice such as former or current and its year, where everybody is asked for the year, so
 * that nothing shifts.
 */
const isWhen = (field: Field, next: Field | undefined) =>
  field.kind === 'choice' && field.look === 'segments' && next?.kind === 'year' && !next.when

/**
 * Whether two fields are the same text in both languages: side by side, they are easily compared, no matter how long.
 */
const isTwin = (field: Field, next: Field | undefined) =>
  field.name.endsWith('_en') && next?.name === field.name.replace(/en$/, 'ar')

/** Whether a field's control needs half of a wide form only. */
function isNarrow(field: Field, before: Field | undefined): boolean {
  switch (field.kind) {
    case 'lookup':
    case 'company':
    case 'year':
    case 'month':
    case 'date':
    case 'yearMonth':
    case 'whole':
      return true
    case 'text':
      return field.input === 'word'
    case 'choice':
      return field.look === 'select' || isUnitOf(field, before)
    default:
      return false
  }
}

/**
 * Returns which fields are side by side where the form is wide. Fields that belong together share a row; narrow fields
 * between such pairs go two by two, and where their number is odd the first takes the whole row.
 */
export function getWidths(fields: readonly Field[]): ('full' | 'half')[] {
  const found: ('full' | 'half')[] = fields.map(() => 'full')
  const narrow = fields.map((field, at) => isNarrow(field, fields[at - 1]))
  let run: number[] = []
  const close = () => {
    for (const at of run.slice(run.length % 2)) found[at] = 'half'
    run = []
  }
  for (let at = 0; at < fields.length; at += 1) {
    const next = fields[at + 1]
    const field = fields[at]!
    if (isTwin(field, next) || isWhen(field, next) || (narrow[at] && narrow[at + 1] && isOneAnswer(field, next))) {
      close()
      found[at] = 'half'
      found[at + 1] = 'half'
      at += 1
    } else if (narrow[at]) run.push(at)
    else close()
  }
  close()
  return found
}
