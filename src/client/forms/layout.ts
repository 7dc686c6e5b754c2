import type { Field } from '../../contract/form/field.ts'

/** Whether a field's control needs half of a wide form only. */
function isNarrow(field: Field, before: Field | undefined): boolean {
  switch (field.kind) {
    case 'lookup':
    case 'year':
    case 'month':
    case 'whole':
      return true
    case 'text':
      return field.input === 'word'
    case 'choice':
      // Segments take a row, except beside the amount they belong to: `cash_bonus`, `cash_bonus_duration`.
      return field.look === 'select' || isUnitOf(field, before)
    default:
      return false
  }
}

const isUnitOf = (field: Field, before: Field | undefined) =>
  before?.kind === 'whole' && field.name.startsWith(`${before.name}_`)

/**
 * Which fields stand side by side where the form is wide: narrow ones in pairs, and where a run of them is odd its first
 * takes the whole row, so that what belongs together (qualification and specialisation) stays together.
 */
export function widths(fields: readonly Field[]): ('full' | 'half')[] {
  const narrow = fields.map((field, at) => isNarrow(field, fields[at - 1]))
  const widths: ('full' | 'half')[] = fields.map(() => 'full')
  let at = 0
  while (at < fields.length) {
    let end = at
    while (narrow[end]) end += 1
    for (let one = end - ((end - at) & ~1); one < end; one += 1) widths[one] = 'half'
    at = Math.max(end, at + 1)
  }
  return widths
}
