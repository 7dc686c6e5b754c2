import { answerReview } from '../../contract/employers/answers.ts'
import { findRole } from '../accounts/company-roles.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { CallOf, RefusedBy, Route } from '../platform/http/call.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { toMonth } from '../platform/months.ts'
import { lockAnswerable, setResponse } from './answers.queries.ts'

/**
 * The route by which companies answer reviews of them (spec 6, employer); who of the company wrote the answer is not
 * stored.
 */
export const answerRoutes: readonly Route[] = [routeOnce(answerReview, { act: respond, present: buildResponse })]

function buildResponse({ answers, now }: CallOf<typeof answerReview>) {
  return { text: String(answers.text), month: toMonth(now) }
}

async function respond(
  tx: Database,
  call: CallOf<typeof answerReview>,
): Promise<KeptAnswer | RefusedBy<typeof answerReview>> {
  const { review: reviewId } = call.params
  const review = await lockAnswerable(tx, reviewId)
  if (!review || !(await findRole(tx, call.account.id, review.companyId))) return refuse(404, 'not_found')
  await setResponse(tx, review, buildResponse(call))
  return { status: 200, message: review.answered ? 'response_changed' : 'response_published' }
}
