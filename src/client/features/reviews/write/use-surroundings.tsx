import { Suspense, useMemo } from 'react'
import type { Form } from '../../../../contract/form/form.ts'
import { getOneByOneKind, type ReviewTypeName } from '../../../../contract/reviews/kinds.ts'
import type { Surroundings } from '../../../forms/FormContext.ts'
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { AboveTerms } from './AboveTerms.tsx'
import { AlreadyKind } from './AlreadyKind.tsx'
import { hints } from './hints.tsx'
import { positionNames } from './known-answers.ts'
import { RoleOfferPlace } from './role/RoleOfferPlace.tsx'
import type { ReviewedCompany, useReview } from './use-review.ts'
import { findEndOfStep, getPlaceField } from './wizard/wizard-answers.ts'

/** Notes that few writers see. */
const BlurNote = lazyWithRetry(() => import('./wizard/BlurNote.tsx'))
const RoleOffer = lazyWithRetry(() => import('./role/RoleOffer.tsx'))

type Review = Pick<ReturnType<typeof useReview>, 'form' | 'name' | 'seen' | 'asked' | 'settled' | 'lastRole'>

/**
 * Returns what is shown around the fields of a review: the logo, the note on the city at the end of its step, what
 * readers see above the terms. The note comes when the server has answered: between two fields it would push the lower
 * one from under a finger, and be pressed in its place.
 */
export function useSurroundings(type: ReviewTypeName, company: ReviewedCompany, review: Review): Surroundings {
  const { form, name, seen, asked, settled, lastRole } = review
  const lead = useMemo(() => ({ employer_name: <Logo src={company.logo} size={24} /> }), [company.logo])
  // Memoised, since a change of what is above or below a field re-renders every field.
  const [note, end] = useMemo(() => {
    const kind = getOneByOneKind(type)
    const place = getPlaceField(form)
    const blurNote = kind && (
      <Suspense>
        <BlurNote companyId={company.id} kind={kind} place={place} />
      </Suspense>
    )
    return [blurNote, findEndOfStep(form, place)]
  }, [type, form, company.id])
  const above = useMemo(() => {
    const about = { type, companyId: company.id, companyName: name ?? '', seen, asked }
    const kindNote = form.fields.some(({ name }) => name === 'culturetype') && {
      [findFieldAfter(form, 'culturetype')]: <AlreadyKind companyId={company.id} />,
    }
    const first = form.fields.find(({ name }) => (positionNames as readonly string[]).includes(name))
    const role = lastRole &&
      first && {
        [first.name]: (
          <Suspense fallback={<RoleOfferPlace />}>
            <RoleOffer role={lastRole} />
          </Suspense>
        ),
      }
    const last = (
      <>
        {end === 'accept_terms' && note}
        <AboveTerms {...about} />
      </>
    )
    return { accept_terms: last, ...kindNote, ...role }
  }, [type, form, company.id, name, seen, asked, lastRole, note, end])
  const after = useMemo(() => (end === 'accept_terms' ? undefined : { [end]: note }), [note, end])
  return { lead, above, below: hints, after, settled }
}

/** Returns the next field; a note about a field is shown above that. */
function findFieldAfter({ fields }: Form, name: string): string {
  return fields[fields.findIndex((field) => field.name === name) + 1]?.name ?? ''
}
