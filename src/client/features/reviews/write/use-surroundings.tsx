import { Suspense, useEffect, useMemo } from 'react'
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
import { useFit } from './use-anonymity-preview.ts'
import type { ReviewedCompany, useReview } from './use-review.ts'
import { getPlaceField } from './wizard/wizard-answers.ts'

/** Notes that few writers see. */
const loadBlurNote = () => import('./wizard/BlurNote.tsx')
const BlurNote = lazyWithRetry(loadBlurNote)
const RoleOffer = lazyWithRetry(() => import('./role/RoleOffer.tsx'))

type Review = Pick<ReturnType<typeof useReview>, 'form' | 'name' | 'seen' | 'asked' | 'settled' | 'lastRole'>

/**
 * Returns what is shown around the fields of a review: the logo, the note on the city below it, what readers see above
 * the terms.
 */
export function useSurroundings(type: ReviewTypeName, company: ReviewedCompany, review: Review): Surroundings {
  const { form, name, seen, asked, settled, lastRole } = review
  // Asked as soon as department, level and city are known, in the step before: a note that comes later would push the
  // fields below it from under a finger.
  const mayBeKnown = useFit(company.id, getOneByOneKind(type), seen)?.crowded === false
  useEffect(() => {
    if (mayBeKnown) void loadBlurNote().catch(() => {})
  }, [mayBeKnown])
  const lead = useMemo(() => ({ employer_name: <Logo src={company.logo} size={24} /> }), [company.logo])
  // Memoised, since a change of what is above a field re-renders every field.
  const above = useMemo(() => {
    const kind = getOneByOneKind(type)
    const place = getPlaceField(form)
    const note = kind && {
      [findFieldAfter(form, place)]: (
        <Suspense>
          <BlurNote companyId={company.id} kind={kind} place={place} />
        </Suspense>
      ),
    }
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
    return { accept_terms: <AboveTerms {...about} />, ...note, ...kindNote, ...role }
  }, [type, form, company.id, name, seen, asked, lastRole])
  return { lead, above, below: hints, settled }
}

/** Returns the next field; a note about a field is shown above that. */
function findFieldAfter({ fields }: Form, name: string): string {
  return fields[fields.findIndex((field) => field.name === name) + 1]?.name ?? ''
}
