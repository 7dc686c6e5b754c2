import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { problemCodes } from '../problem.ts'
import { DirectoryRow } from './administration.schema.ts'

/** What a file of figures does, or would do. */
export const FiguresOutcome = type({
  new: integer(),
  changed: integer(),
  unchanged: integer(),
  refused: integer(),
  /** The first rows that are not stored. */
  rows: array(DirectoryRow),
  /** Why the file, or the rest of it, cannot be read; `details` are the headings or the row. */
  problem: nullable(type({ code: enums(problemCodes), details: string() })),
})
export type FiguresOutcome = Infer<typeof FiguresOutcome>

export const importFigures = defineShapes({ response: FiguresOutcome })

/** A source with how many of its figures are shown. */
export const ManagedSource = type({
  id: integer(),
  name_en: string(),
  name_ar: string(),
  link: string(),
  date: string(),
  licence: string(),
  figures: integer(),
})
export type ManagedSource = Infer<typeof ManagedSource>

export const listFigureSources = defineShapes({ response: array(ManagedSource) })
export const withdrawFigures = defineShapes({ params: { source: Id } })
