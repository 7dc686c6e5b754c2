import type { Packing } from '../request.ts'
import { type FormName, isOther, type OtherFormName } from '../submission.ts'

/** Where the packing of each form is that is queued; sign-ups are sent by their pages alone. */
const others: Partial<Record<OtherFormName, () => Promise<Packing>>> = {
  company_request: () => import('./company-request.ts').then(({ requestPacking }) => requestPacking),
  company_change: () => import('./company-change.ts').then(({ changePacking }) => changePacking),
  question: () => import('./questions.ts').then(({ packings }) => packings.question),
  answer: () => import('./questions.ts').then(({ packings }) => packings.answer),
  response: () => import('./response.ts').then(({ responsePacking }) => responsePacking),
}

/** Loads the packing of a form; resolves with undefined for one that is never queued. Rejects where it does not load. */
export async function findPacking(type: FormName): Promise<Packing | undefined> {
  if (isOther(type)) return others[type]?.()
  return import('./review.ts').then(({ packReview }) => packReview(type))
}
