import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import type { Form, RawAnswers } from '../../../../../contract/form/form.ts'
import { getFormAnswered } from '../../../../../contract/form/shorter.ts'
import { type ReviewTypeName, reviewTypes } from '../../../../../contract/reviews/kinds.ts'
import { DraftFrame } from '../../../../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../../../../forms/draft/SavedChip.tsx'
import { FormView } from '../../../../forms/FormView.tsx'
import { WizardBar } from '../../../../forms/WizardBar.tsx'
import { lazyWithRetry } from '../../../../platform/lazy-with-retry.ts'
import { useSignedIn } from '../../../../session/use-signed-in.ts'
import { Card } from '../../../../ui/Card.tsx'
import { moveFocus } from '../../../../ui/overlays/move-focus.ts'
import { FailedCard } from '../../../../ui/states/FailedCard.tsx'
import { phoneSheet } from '../../../../ui/styles/borders.ts'
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
  card: {
    minWidth: 0,
    [media.phoneOnly]: phoneSheet,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px',
    minHeight: '28px',
    paddingBlock: '20px',
    paddingInline: '16px',
    [media.tablet]: { paddingBlock: '24px', paddingInline: '32px' },
  },
  title: { outlineStyle: 'none' },
  form: {
    '& > section': { paddingInline: '16px', [media.tablet]: { paddingInline: '32px' } },
    '& > section:last-of-type': { paddingBlockEnd: '32px' },
  },
  quick: {
    '& > [data-fields]': { paddingInline: '16px', paddingBlockEnd: '24px', [media.tablet]: { paddingInline: '32px' } },
  },
  note: { marginInline: '16px', marginBlockEnd: '20px', [media.tablet]: { marginInline: '32px' } },
})

type ReviewSheetProps = {
  type: ReviewTypeName
  /** The form to show, where it is not the whole one of the type. */
  view?: Form
  /** Answers the address gives. */
  carried?: RawAnswers | undefined
  /** A short form: its own heading, no sections, and what else of it is not asked for. */
  quick?: { given: readonly string[]; title: string; words: string; submit: string }
  company: ReviewedCompany
  onSent: () => void
  onCancel: () => void
  retry: () => void
}

/** The fields whose answer the page knows. */
const given = ['review_type']

/**
 * A review in a single form: the wizard's questions under their headings, with the same draft and the same submission.
 */
export function ReviewSheet({
  type,
  view,
  carried,
  quick,
  company,
  onSent,
  onCancel,
  retry,
}: ReviewSheetProps): ReactNode {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['reviews', 'forms'])
  const review = useReview({ type, view, carried, company, onSent })
  const { draft, isKnown, name, already } = review
  const signedIn = useSignedIn()
  const experienced = useHasExperience(company.id)
  const surroundings = useSurroundings(type, company, review)
  const title = useRef<HTMLHeadingElement>(null)
  const ready = draft.status === 'ready' && isKnown
  useEffect(() => {
    if (ready) moveFocus(title.current)
  }, [ready])

  if (draft.status !== 'ready') return <DraftFrame draft={draft} skeleton={<WizardSkeleton />} />
  if (!isKnown) return <WizardSkeleton />
  // What was begun in the wizard goes on there: it has answers that are not asked for here.
  if (quick && getFormAnswered(reviewTypes[type], draft.answers) !== review.form && draft.saved.state !== 'new')
    return <Redirect to={`/rateCompany?type=${type}&id=${company.id}`} replace />
  if (already) return <AlreadyReviewed own={already} begun={draft.saved.state !== 'new'} />
  if (!name) return <FailedCard title={t('loadFailed')} retry={retry} />

  const addsExperience = type === 'company' && signedIn && !experienced && !review.asked
  return (
    <div className={styles.columns}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 ref={title} tabIndex={-1} className={mergeClasses(text.h20, styles.title)}>
            {quick?.title ?? t(`types.${type}.own`)}
          </h2>
          <SavedChip saved={draft.saved} />
        </div>
        {quick && <p className={mergeClasses(text.muted, styles.note)}>{quick.words}</p>}
        {addsExperience && (
          <p className={mergeClasses(text.s13, text.muted, styles.note)}>
            {t('experience.implied', { company: name })}
          </p>
        )}
        <FormView
          key={draft.restored}
          className={mergeClasses(styles.form, quick && styles.quick)}
          form={review.form}
          strings="reviews"
          sections={!quick}
          narrow={quick !== undefined}
          given={quick?.given ?? given}
          initial={review.start}
          problems={draft.problems}
          {...surroundings}
          onChange={(answers) => review.change(answers, 1)}
          onSubmit={review.submit}
          actions={
            <WizardBar
              back={{ label: t('write.cancel'), act: onCancel }}
              label={quick?.submit ?? t('forms:submit')}
              sending={t('write.sending')}
            />
          }
        />
      </Card>
      <Suspense>
        <WizardAside type={type} companyId={company.id} answers={review.seen} />
      </Suspense>
    </div>
  )
}
