import { useEffect, useRef, useState } from 'react'
import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import { getDetails } from '../../../../contract/profile/profile.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { pickKnown } from './known-answers.ts'
import { useOwnReviews } from './use-own-review.ts'

/** So long a form waits for what it could be filled in with, in ms; later it begins without. */
const readTimeout = 1500

/**
 * What a review begins with of what the account knows; `settled` once it is known, or waited for no longer. From then on
 * it stays: what comes in later changes no form that somebody fills in.
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
