import { array, boolean, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { PageSize, Uuid } from '../params.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { caseKinds, decisionReasons, outcomes } from './cases.ts'

/**
 * A decision as anybody may read it: never who decided, who made the request or what it was about. The company is named
 * only where the decision shows on its page anyway (something was approved), never for a contribution.
 */
export const LoggedDecision = type({
  id: string(),
  /** The day in Saudi Arabia, as `2026-10-31`. */
  day: string(),
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  reason: nullable(enums(decisionReasons)),
  company: nullable(type({ id: integer(), name: string() })),
  /** Whether it was undone, by the moderator who decided or on appeal. */
  undone: boolean(),
  /** The state of an appeal against it; null where there was none. */
  appeal: nullable(enums(['open', 'upheld', 'dismissed'])),
})
export type LoggedDecision = Infer<typeof LoggedDecision>

export const listLog = defineShapes({
  query: object({ kind: optional(enums(caseKinds)), after: optional(Uuid), limit: optional(PageSize) }),
  response: type({ decisions: array(LoggedDecision), next: nullable(string()) }),
  tables: { decisions: defineRowsUnder('decisions', LoggedDecision) },
})

/** The number of decisions of a kind with each outcome in a month; those that were undone are counted separately. */
export const LogTotal = type({
  month: string(),
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  decisions: integer(),
  undone: integer(),
})
export type LogTotal = Infer<typeof LogTotal>

export const listLogTotals = defineShapes({
  response: array(LogTotal),
  tables: { totals: defineTable(LogTotal, (totals: LogTotal[]) => totals) },
})
