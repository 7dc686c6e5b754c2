import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { defineTable } from '../table.ts'
import { requestKinds, requestOutcomes } from './register.ts'
import { noticeGrounds, noticeStates } from './rules.ts'

/** The notices of one ground that came in a month and have become the same, by what they are now. */
export const RegisterRow = type({
  month: string(),
  ground: enums(noticeGrounds),
  outcome: enums(noticeStates),
  notices: integer(),
  /** How many of these decisions were appealed against, and how many of the appeals were granted. */
  appealed: integer(),
  granted: integer(),
  /** The median of the days until the decision of the desk, appeals not counted; null while there is none. */
  median_days: nullable(integer()),
})
export type RegisterRow = Infer<typeof RegisterRow>

/** Requests of authorities of a month: counted lines, which name nobody. */
export const AuthorityRow = type({
  month: string(),
  kind: enums(requestKinds),
  outcome: enums(requestOutcomes),
  requests: integer(),
})
export type AuthorityRow = Infer<typeof AuthorityRow>

const Register = type({ notices: array(RegisterRow), requests: array(AuthorityRow) })
type Register = Infer<typeof Register>

export const readRegister = defineShapes({
  response: Register,
  tables: {
    notices: defineTable(RegisterRow, ({ notices }: Register) => notices),
    requests: defineTable(AuthorityRow, ({ requests }: Register) => requests),
  },
})
