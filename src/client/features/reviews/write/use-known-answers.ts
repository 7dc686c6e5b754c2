import { useEffect, useRef, useState } from 'react'
import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import { getDetails } from '../../../../contract/profile/profile.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { pickKnown } from './known-answers.ts'
import { useOwnReviews } from './use-own-review.ts'

/** How long a form waits for the known answers, in ms; after that it begins without them. */
const readTimeout = 1500

/**
 * Returns the known answers a review begins with; `settled` once they are loaded, or the wait is over. From then on
 * they do not change: what is loaded later changes no form that someone is filling in.
 */
export function useKnownAnswers(form: Form, companyId: number): { known: RawAnswers | undefined; settled: boolean } {
  const signedIn = useSignedIn()
  const details = useQuery(getDetails, signedIn ? {} : null)
  const { contributions: told, known: isTold } = useOwnReviews(companyId)
  const [late, setLate] = useState(false)
  const settled = late || !signedIn || (details.state !== 'loading' && isTold)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => setLate(true), readTimeout)
    return () => clearTimeout(timer)
  }, [settled])
  const begun = useRef<RawAnswers>(undefined)
  if (settled) begun.current ??= details.data ? pickKnown(form, companyId, details.data, told) : {}
  return { known: begun.current, settled }
}
