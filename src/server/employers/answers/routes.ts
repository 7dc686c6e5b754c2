import { answerReview } from '../../../contract/employers/answers.ts'
import { isUuid } from '../../../contract/reviews/voices.ts'
import { type Answer, isRefused, refuse } from '../../http/answer.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { tell } from '../../mail/contact.ts'
import { atADistance } from '../../mail/distance.ts'
import { actedOnce } from '../../reviews/idempotency/acted-once.ts'
import { monthOf } from '../../reviews/month.ts'
import { roleAt } from '../store.ts'
import { holdAnswerable, setResponse } from './store.ts'

/** Companies answer reviews of them (spec 6, employer); who of the company wrote the answer is kept nowhere. */
export const answerRoutes: readonly Route[] = [route(answerReview, answered)]

async function answered(call: Call): Promise<Answer> {
  const { account, params, answers, now } = call
  const { review: reviewId = '' } = params
  const response = { text: String(answers.text), month: monthOf(now) }
  if (!isUuid(reviewId)) return refuse(404, 'not_found')
  let first: Buffer | undefined
  const answer = await actedOnce(call, ['response', reviewId, answers], async (tx) => {
    const review = await holdAnswerable(tx, reviewId)
    if (!review || !(await roleAt(tx, account.id, review.company_id))) return refuse(404, 'not_found')
    await setResponse(tx, reviewId, response)
    if (review.answered) return { status: 200, message: 'response_changed' }
    if (review.contact) first = Buffer.from(review.contact, 'hex')
    return { status: 200, message: 'response_published' }
  })
  // After the answer is stored, and apart from it: a mail is a row of people, and no transaction may write both.
  if (first) await tellWriter(call, first)
  return isRefused(answer) ? answer : { ...answer, data: response }
}

/**
 * The mail names neither the review nor the company and leaves some days later: a company whose own server receives the
 * mail of its people could otherwise answer one review and see who is told (decision 22).
 */
async function tellWriter({ services, now }: Call, contact: Buffer): Promise<void> {
  const link = `${services.config.publicUrl}/user/myprofile/contributions`
  await tell({ services, now: atADistance(services, now) }, contact, { kind: 'company_response', link })
}
