import { answerReview } from '../../../contract/employers/answers.ts'
import { isUuid } from '../../../contract/reviews/voices.ts'
import type { Database } from '../../db/database.ts'
import { type Refused, refuse } from '../../http/answer.ts'
import { routeOnce } from '../../http/idempotency/once.ts'
import type { Kept } from '../../http/idempotency/store.ts'
import type { Call, Route } from '../../http/route.ts'
import { monthOf } from '../../reviews/month.ts'
import { roleAt } from '../store.ts'
import { holdAnswerable, setResponse } from './store.ts'

/** Companies answer reviews of them (spec 6, employer); who of the company wrote the answer is kept nowhere. */
export const answerRoutes: readonly Route[] = [routeOnce(answerReview, { act: answer, present: responseOf })]

function responseOf({ answers, now }: Call) {
  return { text: String(answers.text), month: monthOf(now) }
}

async function answer(tx: Database, call: Call): Promise<Kept | Refused> {
  const { review: reviewId = '' } = call.params
  if (!isUuid(reviewId)) return refuse(404, 'not_found')
  const review = await holdAnswerable(tx, reviewId)
  if (!review || !(await roleAt(tx, call.account.id, review.company_id))) return refuse(404, 'not_found')
  await setResponse(tx, reviewId, responseOf(call))
  return { status: 200, message: review.answered ? 'response_changed' : 'response_published' }
}
