import type { Field } from '../../../contract/form/field.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import type { LookupList } from '../../../contract/lookups/lists.ts'
import type { Problem } from '../../../contract/problem.ts'

/** An item of a lookup list, and the item of another list it hangs on. */
export type Item = { list: LookupList; id: number; parent: number | null }

/** The items checked answers point to. */
export function itemsIn(form: Form, answers: RawAnswers): { list: LookupList; id: number }[] {
  return form.fields.flatMap((field) => idsOf(field, answers[field.name]).map((id) => ({ list: listOf(field)!, id })))
}

/** The lists of which every item must be answered for. */
export function listsAskedWhole(form: Form, answers: RawAnswers): LookupList[] {
  return form.fields.flatMap((field) => (field.kind === 'offers' && answers[field.name] ? [field.list] : []))
}

/**
 * What is wrong with the ids in checked answers: `not_a_choice` for an item that does not exist or hangs on another answer
 * than the one given, `offered_required` for a benefit without an answer (spec 5, benefits review). `items` holds at least
 * what `itemsIn` and `listsAskedWhole` name.
 */
export function lookupProblems(form: Form, answers: RawAnswers, items: readonly Item[]): Problem[] {
  const known = new Map(items.map((item) => [`${item.list} ${item.id}`, item]))
  return form.fields.flatMap((field): Problem[] => {
    const ids = idsOf(field, answers[field.name])
    const unknown = ids.some((id) => {
      const item = known.get(`${listOf(field)} ${id}`)
      const owner = field.kind === 'lookup' && field.of ? answers[field.of] : undefined
      return !item || (typeof owner === 'number' && item.parent !== null && item.parent !== owner)
    })
    if (unknown) return [{ path: field.name, code: 'not_a_choice' }]
    if (field.kind !== 'offers' || ids.length === 0) return []
    const complete = items.filter(({ list }) => list === field.list).every(({ id }) => ids.includes(id))
    return complete ? [] : [{ path: field.name, code: 'offered_required' }]
  })
}

function listOf(field: Field): LookupList | undefined {
  if (field.kind === 'stages') return 'stages'
  return field.kind === 'lookup' || field.kind === 'offers' ? field.list : undefined
}

function idsOf(field: Field, answer: unknown): number[] {
  if (answer === undefined) return []
  switch (field.kind) {
    case 'lookup':
      return [answer as number]
    case 'stages':
      return answer as number[]
    case 'offers':
      return (answer as { benefit_id: number }[]).map(({ benefit_id }) => benefit_id)
    default:
      return []
  }
}
