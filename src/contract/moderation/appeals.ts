import { defineEndpoint } from '../endpoint.ts'
import { longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { listActivity } from '../notifications/activity.ts'
import type * as shapes from './appeals.schema.ts'

const byToken = { method: 'POST', access: 'public' } as const

/**
 * POST /appeals/decision: returns the decision that the link of a mail is about. 422 `token_unknown`, `token_expired`;
 * 409 `already_appealed`, `decision_undone`, all under `token`.
 */
export const readAppealable = defineEndpoint<typeof shapes.readAppealable>()({
  ...byToken,
  path: '/appeals/decision',
})

export const appealForm = defineForm('appeal', [longText('text', { max: 2000, published: true })])
/**
 * POST /appeals: one appeal for each decision, by the person who has its mail; nobody has to sign in. Same problems as
 * above.
 */
export const sendAppeal = defineEndpoint<typeof shapes.sendAppeal>()({
  ...byToken,
  path: '/appeals',
  form: appealForm,
})

/**
 * POST /profile/contributions/:contribution/appeal: appeals against the removal of one's own contribution, by its
 * author signed in. 404 where it is not theirs or is not removed; 409 `already_appealed`, `appeal_over`.
 */
export const appealRemoval = defineEndpoint<typeof shapes.appealRemoval>()({
  method: 'POST',
  path: '/profile/contributions/:contribution/appeal',
  whose: 'author',
  access: 'member',
  form: appealForm,
  invalidates: [listActivity],
})
