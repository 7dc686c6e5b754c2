import { answerReview } from '../../../contract/employers/answers.ts'
import { isUuid } from '../../../contract/reviews/voices.ts'
import { findCompany } from '../../companies/store.ts'
import { type Answer, isRefused, refuse } from '../../http/answer.ts'
import { type Call, type Route, route } from '../../http/route.ts'
import { nameOf } from '../../lookups/lookups.ts'
import { tell } from '../../mail/contact.ts'
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
  let first: { contact: Buffer; companyId: number } | undefined
  const answer = await actedOnce(call, ['response', reviewId, answers], async (tx) => {
    const review = await holdAnswerable(tx, reviewId)
    if (!review || !(await roleAt(tx, account.id, review.company_id))) return refuse(404, 'not_found')
    await setResponse(tx, reviewId, response)
    if (review.answered) return { status: 200, message: 'response_changed' }
    if (review.contact) first = { contact: Buffer.from(review.contact, 'hex'), companyId: review.company_id }
    return { status: 200, message: 'response_published' }
  })
  // After the answer is stored, and apart from it: a mail is a row of people, and no transaction may write both.
  if (first) await tellWriter(call, first)
  return isRefused(answer) ? answer : { ...answer, data: response }
}

async function tellWriter(call: Call, { contact, companyId }: { contact: Buffer; companyId: number }): Promise<void> {
  const { db, config } = call.services
  const company = await findCompany(db, companyId)
  if (!company) return
  const link = `${config.publicUrl}/company/${companyId}/reviews`
  await tell(call, contact, (language) => ({ kind: 'company_response', company: nameOf(company, language), link }))
}
