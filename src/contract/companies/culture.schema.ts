import { array, enums, type Infer, nullable, omit, optional, pick, record, string, type } from 'superstruct'
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

/**
 * The same with what is typical of the company's industry or, where too few of its companies tell anything, of all
 * companies: `value` and `shares` are the averages of what the pages of those with the most reviews show, each counting
 * once. Null where too few of them show an answer (`typicalRules`).
 */
const ComparedSet = type({
  set: enums(cultureTypes),
  /** The name of the industry; null where all companies answer. Absent, as `typical` is, from what earlier servers said. */
  industry: optional(nullable(string())),
  questions: array(
    type({
      ...CultureScore.schema,
      typical: optional(nullable(type(pick(CultureScore, ['value', 'shares']).schema))),
    }),
  ),
})
export type ComparedSet = Infer<typeof ComparedSet>
export type ComparedScore = ComparedSet['questions'][number]

/** A table row: one question, or one answer of a choice with its share. */
export const CultureRow = type({
  set: enums(cultureTypes),
  ...omit(CultureScore, ['shares']).schema,
  answer: nullable(string()),
  share: nullable(definePublished()),
})

export const listCultureRows = (sets: readonly (CultureSet | ComparedSet)[]): Infer<typeof CultureRow>[] =>
  sets.flatMap(({ set, questions }) =>
    questions.flatMap(({ shares, ...score }) => {
      const answers: [string | null, CultureScore['shares'][string] | null][] = Object.entries(shares)
      if (answers.length === 0) answers.push([null, null])
      return answers.map(([answer, share]) => ({ set, ...score, answer, share }))
    }),
  )

export const getCulture = defineShapes({
  params: { id: Id },
  response: array(ComparedSet),
  tables: { culture: defineTable(CultureRow, listCultureRows) },
})
