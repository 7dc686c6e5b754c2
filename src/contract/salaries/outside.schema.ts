import { array, boolean, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { defineRowsUnder } from '../table.ts'
import { outsideContents, outsideMeasures, outsideNations } from './outside.ts'

/** Who publishes figures. `date` is what the figures are of: `2025`, `2025-Q4`, `2025-12` or `2025-12-31`. */
export const OutsideSource = type({
  id: integer(),
  name: string(),
  link: string(),
  date: string(),
  licence: string(),
})
export type OutsideSource = Infer<typeof OutsideSource>

/**
 * One figure, in riyals a month: a plain number that no release has made. What is null is not told apart: all
 * occupations, the whole country, all nationalities.
 */
export const OutsideFigure = type({
  id: integer(),
  pay: integer(),
  measure: enums(outsideMeasures),
  contains: nullable(enums(outsideContents)),
  /** A job title or a department. */
  occupation: nullable(string()),
  /** A city or a region. */
  place: nullable(string()),
  nation: nullable(enums(outsideNations)),
  /** The id of its source. */
  source: integer(),
})
export type OutsideFigure = Infer<typeof OutsideFigure>

export const OutsidePay = type({
  /** At most `maxOutsideFigures` of them. */
  figures: array(OutsideFigure),
  sources: array(OutsideSource),
  /** Whether there are more figures than these. */
  more: boolean(),
})
export type OutsidePay = Infer<typeof OutsidePay>

export const getOutsidePay = defineShapes({
  query: object({ title: optional(Id), city: optional(Id) }),
  response: OutsidePay,
  tables: { figures: defineRowsUnder('figures', OutsideFigure), sources: defineRowsUnder('sources', OutsideSource) },
})
