import type { ProblemCode } from '../problem.ts'
import { contactProblems, fileProblems } from '../problem-groups.ts'
import type { Field } from './field.ts'
import type { Form } from './form.ts'

/** Lists every problem the answers of a form can have by its own rules and the lists behind it (`rules.ts`). */
export function listFormProblems({ fields }: Form): ProblemCode[] {
  return fields.filter(({ sent }) => sent !== false).flatMap(listProblemsOfField)
}

function listProblemsOfField(field: Field): ProblemCode[] {
  const { missing, against } = field
  return [...(missing ? [missing] : []), ...(against ? [against.problem] : []), ...listProblemsOfKind(field)]
}

function listProblemsOfKind(field: Field): readonly ProblemCode[] {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [
        ...(['malformed', field.problem, field.tooLong ?? field.problem] as const),
        'text_turned',
        ...(field.kind === 'text' ? (['letters_mixed'] as const) : []),
        ...(field.published ? contactProblems : []),
      ]
    case 'locked':
      return ['malformed']
    case 'company':
      return [
        'not_a_choice',
        'company_unknown',
        ...(field.listed ? [] : (['text_turned', 'letters_mixed', 'too_long'] as const)),
      ]
    case 'companies':
      return ['not_a_choice', 'too_many_chosen', 'company_unknown']
    case 'whole':
      return [
        field.problem,
        ...(field.unit === 'sar' ? (['amount_unclear'] as const) : []),
        ...(field.past ? (['date_not_arrived'] as const) : []),
      ]
    case 'stars':
    case 'choice':
    case 'lookup':
    case 'year':
    case 'month':
      return ['not_a_choice']
    case 'date':
      return ['date_invalid', ...(field.past ? (['not_yet'] as const) : [])]
    case 'yearMonth':
      return ['date_invalid', 'not_a_choice', ...(field.past ? (['not_yet'] as const) : [])]
    case 'file':
      return fileProblems
    case 'terms':
      return [field.missing ?? 'accept_terms']
    case 'pairs':
      return ['malformed', field.few, 'too_long', 'text_turned', 'missing', ...contactProblems]
    case 'offers':
      return ['malformed', 'too_long', 'not_a_choice', 'offered_required']
    case 'stages':
      return ['malformed', 'too_long', 'not_a_choice']
  }
}
