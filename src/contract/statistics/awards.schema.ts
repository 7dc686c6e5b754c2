import {
  array,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { PageSize } from '../params.schema.ts'
import { defineTable } from '../table.ts'

/**
 * One place among the best of a quarter. `score` is the lower end of the confidence interval of `average`; both are
 * unrounded stars.
 */
export const Award = type({
  place: integer(),
  company: type({ id: integer(), name: string(), logo: nullable(string()) }),
  /** The chief executive of the company at the time; null for an award to the company. */
  ceo: nullable(type({ name: string(), image: nullable(string()) })),
  average: number(),
  score: number(),
  ratings: integer(),
})
export type Award = Infer<typeof Award>

/** The awards of a finished quarter (`2026-Q3`), best first, at most 5 of each; empty where none had enough ratings. */
export const AwardQuarter = type({ quarter: string(), companies: array(Award), ceos: array(Award) })
export type AwardQuarter = Infer<typeof AwardQuarter>

const quarter = /^\d{4}-Q[1-4]$/
const Quarter = define<string>('quarter', (value) => typeof value === 'string' && quarter.test(value))

const AwardRow = type({ quarter: string(), of: enums(['company', 'ceo']), ...Award.schema })
const buildAwardRows = ({ quarters }: { quarters: AwardQuarter[] }): Infer<typeof AwardRow>[] =>
  quarters.flatMap(({ quarter, companies, ceos }) => [
    ...companies.map((award) => ({ quarter, of: 'company' as const, ...award })),
    ...ceos.map((award) => ({ quarter, of: 'ceo' as const, ...award })),
  ])

export const listAwards = defineShapes({
  query: object({ after: optional(Quarter), limit: optional(PageSize) }),
  response: type({ quarters: array(AwardQuarter), next: nullable(string()) }),
  tables: { awards: defineTable(AwardRow, buildAwardRows) },
})
