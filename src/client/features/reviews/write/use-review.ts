import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { createAnswers } from '../../../../contract/form/check.ts'
import { getRiyadhDay } from '../../../../contract/form/days.ts'
import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import type { Problem, ProblemCode } from '../../../../contract/problem.ts'
import { addEntry } from '../../../../contract/profile/profile.ts'
import { type ReviewKind, type ReviewTypeName, reviewTypeNames } from '../../../../contract/reviews/kinds.ts'
import { reviewTypes } from '../../../../contract/reviews/reviews.ts'
import { sendMutation } from '../../../data/mutation.ts'
import { submitAndReport } from '../../../forms/draft/submit-and-report.ts'
import { packReview } from '../../../outbox/packings/review.ts'
import { useDraft } from '../../../outbox/use-draft.ts'
import { session } from '../../../session/session.ts'
import { useHasExperience } from './use-has-experience.ts'
import { useKnownAnswers } from './use-known-answers.ts'
import { useOwnReviews } from './use-own-review.ts'
import { getCommonAnswers, hasOwnAnswers, pickAsked, pickSeen } from './wizard/wizard-answers.ts'

export type ReviewedCompany = { id: number; name: string | undefined; logo?: string | null | undefined }

type ReviewOptions = {
  type: ReviewTypeName
  company: ReviewedCompany
  /** The form the page shows, where it is not the whole form of the type: only its questions are sent. */
  view?: Form | undefined
  /** Common answers carried over from another type. */
  carried?: RawAnswers | undefined
  /** Called when the writer chooses another type in step 1. */
  onType?: (type: ReviewTypeName, carried: RawAnswers) => void
  /** Called once the server has it. */
  onSent: () => void
}

/** The problems that adding the company to one's experience solves. */
const lacking: readonly ProblemCode[] = ['not_in_experience']
const needsExperience = (problems: readonly Problem[]) => problems.some(({ code }) => lacking.includes(code))

/**
 * Returns the state of a review of one type and company: its draft, what readers will see of it, and how it is sent.
 */
export function useReview({ type, company, view, carried, onType, onSent }: ReviewOptions) {
  const { t } = useTranslation('reviews')
  const form: Form = view ?? reviewTypes[type].form
  // Without a network the name is the one the draft was begun with.
  const keptName = useRef('')
  const subject = {
    type,
    companyId: company.id,
    companyName: company.name ?? keptName.current,
    companyLogo: company.logo ?? undefined,
  }
  const draft = useDraft(subject, packReview(type))
  const name = company.name ?? (draft.answers.employer_name as string | undefined)
  keptName.current = name ?? ''
  const { known, lastRole, settled: isKnown } = useKnownAnswers(form, company.id)
  const start = useMemo<RawAnswers>(
    () => ({ ...createAnswers(form), ...known, ...draft.answers, ...carried, review_type: type, employer_name: name }),
    [form, known, draft.answers, carried, type, name],
  )
  const [seen, setSeen] = useState<RawAnswers>({})
  const experienced = useHasExperience(company.id)
  const [asked, setAsked] = useState(false)
  const { status, restored, save } = draft
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a draft has just been opened
  useEffect(() => {
    if (status !== 'ready' || !isKnown) return
    setSeen((before) => pickSeen(before, form, start))
    setAsked(needsExperience(draft.problems))
    if (carried) save(start, 1)
  }, [status, restored, isKnown])

  const change = (answers: RawAnswers, step: number) => {
    const chosen = reviewTypeNames.find((one) => one === answers.review_type)
    if (onType && chosen && chosen !== type) {
      // The answers both types ask for are carried over; a draft with no answers of its own is discarded.
      if (!hasOwnAnswers(form, answers, known)) void draft.discard()
      onType(chosen, getCommonAnswers(reviewTypes[chosen].form, answers))
      return
    }
    save(answers, step)
    setSeen((before) => pickSeen(before, form, answers))
  }

  const submit = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    // Writing about a company says that one worked there. Without a network the server asks for it later.
    if (type === 'company' && session.auth.user && !experienced)
      await sendMutation(addEntry.experience, { body: toExperience(company.id, answers) })
    const problems = await submitAndReport({
      draft,
      submit: () => draft.submit(view ? pickAsked(view, answers) : answers),
      words: t('send', { returnObjects: true }),
      onSent,
      onKept: () => navigate('/outbox'),
    })
    setAsked(needsExperience(problems))
    // It was written elsewhere meanwhile: a note about that review replaces the form.
    if (problems.some(({ code }) => code === 'already_reviewed')) askAgain()
    return problems
  }
  const { own, askAgain } = useOwnReviews(company.id)
  const kinds: readonly ReviewKind[] = reviewTypes[type].kinds
  // A type of several kinds can be written while one of them can.
  const already = kinds.every((kind) => own.has(kind)) ? own.get(kinds[0]!) : undefined
  const settled = experienced ? lacking : undefined
  return {
    ...{ form, draft, isKnown, name, start, seen, change, submit, already, lastRole, settled },
    asked: asked && !experienced,
  }
}

/** Returns the entry of one's experience that a review of a company implies. */
function toExperience(company_id: number, { is_former, last_year }: RawAnswers) {
  if (Number(is_former) !== 1) return { company_id }
  const today = getRiyadhDay(new Date())
  return { company_id, to: today.startsWith(String(last_year)) ? today : `${last_year}-12-31` }
}
