import { payloadOf } from '../../contract/form/check.ts'
import { formAnswered } from '../../contract/form/shorter.ts'
import { formOfKind, kindOf, type ReviewTypeName, reviewPath, reviewTypes } from '../../contract/reviews/kinds.ts'
import type { Packing } from './parcel.ts'

/** How a review of this type travels (spec 3, review payloads). */
export const reviewPacking = (type: ReviewTypeName): Packing => ({
  form: (answers) => formAnswered(reviewTypes[type], answers),
  pack: ({ companyId, answers }) => {
    const kind = kindOf(type, answers)
    return {
      path: reviewPath(kind),
      body: {
        ...payloadOf(formOfKind(kind), answers),
        company_id: companyId,
        // A wish about the answers, not one of them.
        ...(answers.blur === 1 ? { blur: 1 } : {}),
      },
    }
  },
})
