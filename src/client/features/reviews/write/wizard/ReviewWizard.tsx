import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { RawAnswers } from '../../../../../contract/form/form.ts'
import type { ReviewTypeName } from '../../../../../contract/reviews/kinds.ts'
import { DraftFrame } from '../../../../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../../../../forms/draft/SavedChip.tsx'
import { Wizard } from '../../../../forms/Wizard.tsx'
import { lazyWithRetry } from '../../../../platform/lazy-with-retry.ts'
import { useSignedIn } from '../../../../session/use-signed-in.ts'
import { FailedCard } from '../../../../ui/states/FailedCard.tsx'
import { media } from '../../../../ui/styles/media.ts'
import { useText } from '../../../../ui/styles/text.ts'
import { AlreadyReviewed } from '../AlreadyReviewed.tsx'
import { useHasExperience } from '../use-has-experience.ts'
import { type ReviewedCompany, useReview } from '../use-review.ts'
import { useSurroundings } from '../use-surroundings.tsx'
import { WizardSkeleton } from './WizardSkeleton.tsx'

// The form is there first.
const WizardAside = lazyWithRetry(() => import('./WizardAside.tsx'))

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  note: {
    marginInline: '16px',
    marginBlockEnd: '20px',
    [media.tablet]: { marginInline: '32px', marginBlockEnd: '24px' },
  },
})

type ReviewWizardProps = {
  type: ReviewTypeName
  company: ReviewedCompany
  carried: RawAnswers | undefined
  onType: (type: ReviewTypeName, carried: RawAnswers) => void
  /** Requests the company again, where it failed to load. */
  retry: () => void
}

/** The three steps of a review, with its draft, what readers will see, and what is promised (spec 2, review wizard). */
export function ReviewWizard({ type, company, carried, onType, retry }: ReviewWizardProps): ReactNode {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const onSent = () => navigate(`/company/${company.id}`, { state: { sent: type } })
  const review = useReview({ type, company, carried, onType, onSent })
  const { draft, isKnown, seen, name, already } = review
  const signedIn = useSignedIn()
  const experienced = useHasExperience(company.id)
  // A whole form is rendered in slices, so that a press in between is responded to.
  const shown = useDeferredValue(draft.status)
  const ready = draft.status === 'ready' && shown === 'ready' && isKnown
  useEffect(() => {
    // The select that changed the type was remounted: the focus returns to it.
    if (ready && carried) document.querySelector<HTMLElement>('[name="review_type"]')?.focus()
  }, [ready, carried])
  const surroundings = useSurroundings(type, company, review)

  if (shown === 'opening' || !isKnown) return <WizardSkeleton />
  if (draft.status !== 'ready') return <DraftFrame draft={draft} skeleton={<WizardSkeleton />} />
  if (already) return <AlreadyReviewed own={already} begun={draft.saved.state !== 'new'} />
  if (!name) return <FailedCard title={t('loadFailed')} retry={retry} />

  const addsExperience = type === 'company' && signedIn && !experienced
  const renderNote = (step: number) =>
    step === 1 &&
    addsExperience && (
      <p className={mergeClasses(text.s13, text.muted, styles.note)}>{t('experience.implied', { company: name })}</p>
    )
  return (
    <div className={styles.columns}>
      <Wizard
        key={draft.restored}
        form={review.form}
        strings="reviews"
        answers={review.start}
        step={carried ? 1 : draft.step}
        problems={draft.problems}
        onChange={review.change}
        onSubmit={review.submit}
        chip={<SavedChip saved={draft.saved} />}
        note={renderNote}
        {...surroundings}
      />
      <Suspense>
        <WizardAside type={type} companyId={company.id} answers={seen} />
      </Suspense>
    </div>
  )
}
