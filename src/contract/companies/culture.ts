import { defineEndpoint } from '../endpoint.ts'
import type { Field } from '../form/field.ts'
import { cultureReview, cultureTypes } from '../reviews/culture.ts'
import type * as shapes from './culture.schema.ts'

export type CultureType = (typeof cultureTypes)[number]
export type CultureMeasure = 'yes' | 'scale' | 'choice' | 'hours'

/**
 * A question of a set: what is computed from its answers (a share, an average of 1 to 10, shares, average hours), and
 * which answers there are.
 */
export type CultureQuestion = { name: string; measure: CultureMeasure; values: readonly (string | number)[] }

/** The questions of each of the three sets (spec 3), as the form asks them. */
export const cultureQuestions = Object.fromEntries(cultureTypes.map((set) => [set, listQuestions(set)])) as Record<
  CultureType,
  CultureQuestion[]
>

function listQuestions(set: CultureType): CultureQuestion[] {
  const fields: readonly Field[] = cultureReview.fields
  return fields
    .filter(({ when }) => when?.field === 'culturetype' && when.oneOf.includes(set))
    .map((field) => ({
      name: field.name,
      measure: measureOf(field),
      values: field.kind === 'choice' ? field.options : [],
    }))
}

function measureOf(field: Field): CultureMeasure {
  if (field.kind !== 'choice') return 'hours'
  if (field.options.length === 2) return 'yes'
  return field.options.length === 10 ? 'scale' : 'choice'
}

/** GET /companies/:id/culture: the three sets in the form's order, each with the questions that may be published. */
export const getCulture = defineEndpoint<typeof shapes.getCulture>()({
  method: 'GET',
  path: '/companies/:id/culture',
  access: 'public',
  cache: 'public',
})
