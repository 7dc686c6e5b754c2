import { enums, type Infer, nullable, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Uuid } from '../params.schema.ts'
import { caseKinds, decisionReasons, outcomes } from './cases.ts'

/** A decision as the people it concerns may read it, by the token of their mail. */
export const Appealable = type({
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  reason: nullable(enums(decisionReasons)),
  /** The name of the company it is about; null where that does not exist any more. */
  company: nullable(string()),
  /** The day of the decision, and the last day on which an appeal is accepted. */
  day: string(),
  until: string(),
})
export type Appealable = Infer<typeof Appealable>

/** The token travels in request bodies: it is in no address that is logged or kept (design: offline 3). */
const byToken = { beside: type({ token: string() }) } as const
const linkProblems = ['token_unknown', 'token_expired', 'already_appealed', 'decision_undone'] as const

export const readAppealable = defineShapes({ ...byToken, response: Appealable, problems: linkProblems })

export const sendAppeal = defineShapes({ ...byToken, problems: linkProblems })

export const appealRemoval = defineShapes({
  params: { contribution: Uuid },
  /** The decision, as the activity names it; without it, one that can be appealed against. */
  beside: type({ decision: optional(Uuid) }),
  problems: ['already_appealed', 'appeal_over'],
})
