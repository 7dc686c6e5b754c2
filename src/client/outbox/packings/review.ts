import { buildPayload } from '../../../contract/form/check.ts'
import { getFormAnswered } from '../../../contract/form/shorter.ts'
import {
  buildReviewPath,
  getFormOfKind,
  getKind,
  type ReviewTypeName,
  reviewTypes,
} from '../../../contract/reviews/kinds.ts'
import type { Packing } from '../request.ts'

/** Returns the packing of a review of this type (spec 3, review payloads). */
export const packReview = (type: ReviewTypeName): Packing => ({
  form: (answers) => getFormAnswered(reviewTypes[type], answers),
  pack: ({ companyId, answers }) => {
    const kind = getKind(type, answers)
    return {
      path: buildReviewPath(kind),
      body: {
        ...buildPayload(getFormOfKind(kind), answers),
        company_id: companyId,
        // An option of how the answers are shown, not one of the answers.
        ...(answers.blur === 1 ? { blur: 1 } : {}),
      },
    }
  },
})
