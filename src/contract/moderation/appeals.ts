import { enums, type Infer, nullable, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { listActivity } from '../notifications/activity.ts'
import { Uuid } from '../params.ts'
import { caseKinds, decisionReasons, outcomes } from './cases.ts'

/** A decision as whoever it concerns may read it, by the token of their mail. */
export const Appealable = type({
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  reason: nullable(enums(decisionReasons)),
  /** The name of the company it is about; null where there is none any more. */
  company: nullable(string()),
  /** The day it was taken, and the last one on which an appeal counts. */
  day: string(),
  until: string(),
})
export type Appealable = Infer<typeof Appealable>

/** The token travels in bodies: it stands in no address that is logged or kept (design: offline, 3). */
const byToken = { method: 'POST', access: 'public', beside: type({ token: string() }) } as const
const linkProblems = ['token_unknown', 'token_expired', 'already_appealed', 'decision_undone'] as const

/**
 * POST /appeals/decision: what the link of a mail is about. 422 `token_unknown`, `token_expired`; 409 `already_appealed`,
 * `decision_undone`, all under `token`.
 */
export const readAppealable = defineEndpoint({
  ...byToken,
  path: '/appeals/decision',
  response: Appealable,
  problems: linkProblems,
})

export const appealForm = defineForm('appeal', [longText('text', { max: 2000, published: true })])
/** POST /appeals: once against each decision, by whoever has its mail; nobody has to sign in. Refused like the above. */
export const sendAppeal = defineEndpoint({ ...byToken, path: '/appeals', form: appealForm, problems: linkProblems })

/**
 * POST /profile/contributions/:contribution/appeal: against the removal of one's own contribution, by its author signed
 * in. 404 where it is not theirs or stands; 409 `already_appealed`, `appeal_over`.
 */
export const appealRemoval = defineEndpoint({
  method: 'POST',
  path: '/profile/contributions/:contribution/appeal',
  params: { contribution: Uuid },
  whose: 'author',
  problems: ['already_appealed', 'appeal_over'],
  access: 'member',
  form: appealForm,
  invalidates: [listActivity],
})
