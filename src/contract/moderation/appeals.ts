import { enums, type Infer, nullable, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { listActivity } from '../notifications/activity.ts'
import { Uuid } from '../params.ts'
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

/** The token travels in request bodies: it is in no address that is logged or kept (design: offline, 3). */
const byToken = { method: 'POST', access: 'public', beside: type({ token: string() }) } as const
const linkProblems = ['token_unknown', 'token_expired', 'already_appealed', 'decision_undone'] as const

/**
 * POST /appeals/decision: returns the decision that the link of a mail is about. 422 `token_unknown`, `token_expired`;
 * 409 `already_appealed`, `decision_undone`, all under `token`.
 */
export const readAppealable = defineEndpoint({
  ...byToken,
  path: '/appeals/decision',
  response: Appealable,
  problems: linkProblems,
})

export const appealForm = defineForm('appeal', [longText('text', { max: 2000, published: true })])
/**
 * POST /appeals: one appeal for each decision, by the person who has its mail; nobody has to sign in. Same problems as
 * above.
 */
export const sendAppeal = defineEndpoint({ ...byToken, path: '/appeals', form: appealForm, problems: linkProblems })

/**
 * POST /profile/contributions/:contribution/appeal: appeals against the removal of one's own contribution, by its
 * author signed in. 404 where it is not theirs or is not removed; 409 `already_appealed`, `appeal_over`.
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
