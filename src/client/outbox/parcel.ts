import { payloadOf } from '../../contract/form/check.ts'
import { formOfKind, kindOf, reviewPath } from '../../contract/reviews/kinds.ts'
import type { Parcel, Submission } from './submission.ts'

/** What travels for these answers (spec 3, review payloads). The only part of sending that knows the forms. */
export function parcelOf({ type, companyId, answers }: Pick<Submission, 'type' | 'companyId' | 'answers'>): Parcel {
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
}
