import { changeCompany } from '../../contract/companies/changes.ts'
import { requestCompany } from '../../contract/companies/requests.ts'
import { answerReview } from '../../contract/employers/answers.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { answerQuestion, askQuestion } from '../../contract/questions/questions.ts'
import { reviewTypes, submitReview } from '../../contract/reviews/reviews.ts'
import { type FormName, isOther, type OtherFormName } from './submission.ts'

/** The endpoint each form is sent to; a sign-up is sent by its page alone. */
const receivers: Record<OtherFormName, AnyEndpoint | undefined> = {
  company_request: requestCompany,
  company_change: changeCompany,
  question: askQuestion,
  answer: answerQuestion,
  response: answerReview,
  sign_up: undefined,
  employer_sign_up: undefined,
}

/** Lists the reads to invalidate once the server has a form of this type, as the contract declares. */
export function listReadsChangedBy(type: FormName): readonly AnyEndpoint[] {
  const receiver = isOther(type) ? receivers[type] : submitReview[reviewTypes[type].kinds[0]]
  return receiver?.invalidates ?? []
}
