import { array, enums, type Infer, nullable, omit, record, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { cultureTypes } from '../reviews/culture.ts'
import { definePublished } from '../statistics/published.ts'
import { defineTable } from '../table.ts'

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

export const getCulture = defineShapes({
  params: { id: Id },
  response: array(CultureSet),
  tables: { culture: defineTable(CultureRow, listCultureRows) },
})
