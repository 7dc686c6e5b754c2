import { answerReview, responseForm } from '../../../contract/employers/answers.ts'
import { buildPath } from '../../../contract/endpoint.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { Packing } from '../request.ts'

/** How a company's answer to a review is packed; it has the id of the review. */
export const responsePacking: Packing = {
  form: () => responseForm,
  pack: ({ about = '', answers }) => ({
    path: buildPath(answerReview, { review: about }),
    body: buildPayload(responseForm, answers),
  }),
}
