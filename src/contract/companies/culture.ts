import { array, enums, type Infer, nullable, omit, record, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import type { Field } from '../form/field.ts'
import { Id } from '../params.ts'
import { cultureReview, cultureTypes } from '../reviews/culture.ts'
import { definePublished } from '../statistics/published.ts'
import { defineTable } from '../table.ts'

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

/**
 * What people answered to one question, as last released. `value`: the share 0..1 of yes, the average of 1 to 10, or
 * the average hours, with `lower` and `upper`, the bounds of its 95 % confidence interval, noise included; null for a
 * choice. `shares`: 0..1 by answer, of a choice. `people`: about how many answered.
 */
export const CultureScore = type({
  name: string(),
  measure: enums(['yes', 'scale', 'choice', 'hours']),
  people: definePublished(),
  value: nullable(definePublished()),
  lower: nullable(definePublished()),
  upper: nullable(definePublished()),
  shares: record(string(), definePublished()),
})
export type CultureScore = Infer<typeof CultureScore>

export const CultureSet = type({ set: enums(cultureTypes), questions: array(CultureScore) })
export type CultureSet = Infer<typeof CultureSet>

/** A table row: one question, or one answer of a choice with its share. */
export const CultureRow = type({
  set: enums(cultureTypes),
  ...omit(CultureScore, ['shares']).schema,
  answer: nullable(string()),
  share: nullable(definePublished()),
})
export const listCultureRows = (sets: CultureSet[]): Infer<typeof CultureRow>[] =>
  sets.flatMap(({ set, questions }) =>
    questions.flatMap(({ shares, ...score }) => {
      const answers: [string | null, CultureScore['shares'][string] | null][] = Object.entries(shares)
      if (answers.length === 0) answers.push([null, null])
      return answers.map(([answer, share]) => ({ set, ...score, answer, share }))
    }),
  )

/** GET /companies/:id/culture: the three sets in the form's order, each with the questions that may be published. */
export const getCulture = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/culture',
  params: { id: Id },
  access: 'public',
  response: array(CultureSet),
  tables: { culture: defineTable(CultureRow, listCultureRows) },
  cache: 'public',
})
