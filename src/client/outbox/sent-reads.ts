import { changeCompany } from '../../contract/companies/changes.ts'
import { requestCompany } from '../../contract/companies/requests.ts'
import { answerReview } from '../../contract/employers/answers.ts'
import type { AnyEndpoint } from '../../contract/endpoint.ts'
import { answerQuestion, askQuestion } from '../../contract/questions/questions.ts'
import { reviewTypes, submitReview } from '../../contract/reviews/reviews.ts'
import { type FormName, isOther, type OtherFormName } from './submission.ts'

/** What each form is sent to; a sign-up is sent by its page alone. */
const receivers: Record<OtherFormName, AnyEndpoint | undefined> = {
  company_request: requestCompany,
  company_change: changeCompany,
  question: askQuestion,
  answer: answerQuestion,
  response: answerReview,
  sign_up: undefined,
  employer_sign_up: undefined,
}

/** The reads that a form of this type changes once the server has it, as the contract says. */
export function listReadsChangedBy(type: FormName): readonly AnyEndpoint[] {
  const receiver = isOther(type) ? receivers[type] : submitReview[reviewTypes[type].kinds[0]]
  return receiver?.invalidates ?? []
}
