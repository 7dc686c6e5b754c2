import { useEffect, useMemo, useRef, useState } from 'react'
import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import type { Contribution, Details } from '../../../../contract/profile/profile.schema.ts'
import { getDetails } from '../../../../contract/profile/profile.ts'
import { useQuery } from '../../../data/query.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { pickKnown, pickLastRole, pickRole } from './known-answers.ts'
import { useOwnReviews } from './use-own-review.ts'

/** How long a form waits for the known answers, in ms; after that it begins without them. */
const readTimeout = 1500

type KnownAnswers = {
  known: RawAnswers | undefined
  /** The role at another company, which the writer may take over. */
  lastRole: RawAnswers | undefined
  settled: boolean
}

/**
 * Returns the known answers a review begins with; `settled` once they are loaded, or the wait is over. From then on
 * they do not change: what is loaded later changes no form that someone is filling in.
 */
export function useKnownAnswers(form: Form, companyId: number): KnownAnswers {
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
  const begun = useRef<Pick<KnownAnswers, 'known' | 'lastRole'>>(undefined)
  if (settled) begun.current ??= details.data ? pickAll(form, companyId, details.data, told) : noneKnown
  // What arrives after the form was begun is offered, and fills in nothing by itself.
  const arrived = begun.current === noneKnown && isTold && details.data
  const lateRole = useMemo(
    () => (arrived ? pickRole(form, companyId, arrived, told) : undefined),
    [arrived, form, companyId, told],
  )
  return { known: begun.current?.known, lastRole: begun.current?.lastRole ?? lateRole, settled }
}

const noneKnown = { known: {}, lastRole: undefined }

function pickAll(form: Form, companyId: number, details: Details, told: readonly Contribution[]) {
  const known = pickKnown(form, companyId, details, told)
  return { known, lastRole: pickLastRole(form, known, details, told) }
}
