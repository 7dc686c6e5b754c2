import { listVisible } from '../../contract/form/check.ts'
import type { FieldOf } from '../../contract/form/field.ts'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import { getStageGroup } from '../../contract/form/stages.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Lookups } from './lookups.ts'

/** Returns the same answers, each item that has become another one replaced by that. */
export function replaceJoinedItems<Answers extends RawAnswers>(
  form: Form,
  answers: Answers,
  lookups: Lookups,
): Answers {
  const settled = form.fields.flatMap((field) => {
    const id = field.kind === 'lookup' ? answers[field.name] : undefined
    const item = field.kind === 'lookup' && typeof id === 'number' ? lookups.item(field.list, id) : undefined
    return item && item.id !== id ? [[field.name, item.id] as const] : []
  })
  return settled.length > 0 ? { ...answers, ...Object.fromEntries(settled) } : answers
}

/** Returns the same answers, each company that has become another one replaced by that. */
export async function replaceJoinedCompanies<Answers extends RawAnswers>(
  form: Form,
  answers: Answers,
  settle: (ids: readonly number[]) => Promise<number[]>,
): Promise<Answers> {
  const settled: Record<string, unknown> = {}
  for (const { kind, name } of form.fields) {
    const answer = answers[name]
    if (kind === 'company' && typeof answer === 'number') settled[name] = (await settle([answer]))[0]
    if (kind === 'companies' && Array.isArray(answer)) settled[name] = await settle(answer as number[])
  }
  return { ...answers, ...settled }
}

type KnownItems = { lookups: Lookups; hasCompany: (id: number) => Promise<boolean> }

/**
 * Checks what a form cannot know by itself: that every id is an item of its list, belongs to the item chosen before it,
 * and that every benefit listed has an answer (spec 5). `answers` are validated ones, by field name.
 */
export async function findLookupProblems(form: Form, answers: RawAnswers, known: KnownItems): Promise<Problem[]> {
  const found: Problem[] = []
  for (const { field, answer } of listVisible(form, answers)) {
    if (field.sent === false || answer === undefined) continue
    if (field.kind === 'lookup') found.push(...findItemProblems(form, field, answer as number, answers, known.lookups))
    if (field.kind === 'company' && typeof answer === 'number' && !(await known.hasCompany(answer)))
      found.push({ path: field.name, code: 'company_unknown' })
    if (field.kind === 'companies')
      for (const id of answer as number[])
        if (!(await known.hasCompany(id))) found.push({ path: field.name, code: 'company_unknown' })
    if (field.kind === 'stages') found.push(...findStageProblems(field, answer as number[], known.lookups))
    if (field.kind === 'offers') found.push(...findOfferProblems(field, answer as Offer[], known.lookups))
  }
  return found
}

function findItemProblems(
  form: Form,
  field: FieldOf<'lookup'>,
  id: number,
  answers: RawAnswers,
  lookups: Lookups,
): Problem[] {
  const item = lookups.item(field.list, id)
  const of = field.of === undefined ? undefined : (answers[field.of] ?? getOnlyAnswer(form, field.of))
  return item && (of === undefined || item.parentId === of) ? [] : [{ path: field.name, code: 'not_a_choice' }]
}

/**
 * Returns the answer to a field that offers a single item and is not sent; it still selects the list that depends on
 * it.
 */
function getOnlyAnswer(form: Form, name: string): number | undefined {
  const field = form.fields.find((one) => one.name === name)
  return field?.kind === 'lookup' ? field.only?.[0] : undefined
}

function findStageProblems(field: FieldOf<'stages'>, ids: number[], lookups: Lookups): Problem[] {
  return ids
    .filter((id) => !lookups.item('stages', id))
    .map((id) => ({ path: `${field.name}.${getStageGroup(id) ?? 'other'}`, code: 'not_a_choice' }))
}

type Offer = { benefit_id: number; offered: number }
function findOfferProblems(field: FieldOf<'offers'>, offers: Offer[], lookups: Lookups): Problem[] {
  const unknown = offers.flatMap(({ benefit_id }, index): Problem[] =>
    lookups.item(field.list, benefit_id) ? [] : [{ path: `${field.name}.${index}.benefit_id`, code: 'not_a_choice' }],
  )
  const answered = new Set(offers.map(({ benefit_id }) => benefit_id))
  const complete = lookups.items(field.list).every(({ id, hidden }) => hidden || answered.has(id))
  return complete ? unknown : [...unknown, { path: field.name, code: 'offered_required' }]
}
