import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Form } from '../../../contract/form/form.ts'
import type { ReviewTypeName } from '../../../contract/reviews/common.ts'
import { FormView } from '../../forms/FormView.tsx'
import { WizardBar } from '../../forms/WizardBar.tsx'
import { queue } from '../../outbox/queue.ts'
import { session } from '../../session/session.ts'
import { Card } from '../../ui/Card.tsx'
import { FailedCard } from '../../ui/FailedCard.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import { AboveTerms } from './AboveTerms.tsx'
import { Assurances } from './Assurances.tsx'
import { BlurNote } from './BlurNote.tsx'
import { ExperienceNote, useHasExperience } from './ExperienceNote.tsx'
import { hints } from './hints.tsx'
import { OpenElsewhere } from './OpenElsewhere.tsx'
import { ReaderView } from './ReaderView.tsx'
import { SavedChip } from './SavedChip.tsx'
import { type Reviewed, useReview } from './use-review.ts'
import { WizardSkeleton } from './WizardSkeleton.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  side: { display: 'grid', gap: '24px', alignContent: 'start', [media.phoneOnly]: { display: 'none' } },
  card: {
    minWidth: 0,
    [media.phoneOnly]: {
      borderRadius: '16px 16px 0 0',
      borderInlineStartWidth: 0,
      borderInlineEndWidth: 0,
      borderBlockEndWidth: 0,
      boxShadow: 'none',
    },
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
  note: { marginInline: '16px', marginBlockEnd: '20px', [media.tablet]: { marginInline: '32px' } },
})

type ReviewSheetProps = {
  type: ReviewTypeName
  /** The form to show, where it is not the whole one of the type. */
  view?: Form
  company: Reviewed
  onSent: () => void
  onCancel: () => void
  retry: () => void
}

/** What the page knows already. */
const given = ['review_type']

/** A review in a single form: the wizard's questions under their headings, with the same draft and the same sending. */
export function ReviewSheet({ type, view, company, onSent, onCancel, retry }: ReviewSheetProps): ReactNode {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['reviews', 'forms'])
  const review = useReview({ type, view, company, onSent })
  const { draft, name } = review
  const { auth } = useSnapshot(session)
  const { offline } = useSnapshot(queue)
  const experienced = useHasExperience(company.id)
  const lead = useMemo(() => ({ employer_name: <Logo src={company.logo} size={24} /> }), [company.logo])
  const { asked, setAsked, seen } = review
  const above = useMemo(() => {
    const about = { companyId: company.id, companyName: name ?? '', seen, asked, onAdded: () => setAsked(false) }
    const blur = type === 'company' ? { education: <BlurNote companyId={company.id} /> } : {}
    return { accept_terms: <AboveTerms {...about} />, ...blur }
  }, [type, company.id, name, seen, asked, setAsked])
  const title = useRef<HTMLHeadingElement>(null)
  const ready = draft.status === 'ready'
  useEffect(() => {
    if (ready) title.current?.focus({ preventScroll: true })
  }, [ready])

  if (draft.status === 'opening') return <WizardSkeleton />
  if (draft.status === 'elsewhere') return <OpenElsewhere onTakeOver={draft.takeOver} />
  if (!name) return <FailedCard title={t('loadFailed')} retry={retry} />

  const mayNeedExperience = type === 'company' && auth.user !== null && !experienced && !asked
  return (
    <div className={styles.columns}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 ref={title} tabIndex={-1} className={mergeClasses(text.h20, styles.title)}>
            {t(`write.forms.${type}`)}
          </h2>
          <SavedChip savedAt={draft.savedAt} kept={draft.kept} offline={offline} />
        </div>
        {mayNeedExperience && (
          <ExperienceNote
            className={styles.note}
            companyId={company.id}
            companyName={name}
            onAdded={() => setAsked(false)}
          />
        )}
        <FormView
          key={draft.restored}
          className={styles.form}
          form={review.form}
          strings="reviews"
          sections
          given={given}
          initial={review.start}
          problems={draft.problems}
          lead={lead}
          above={above}
          below={hints}
          onChange={(answers) => review.change(answers, 1)}
          onSubmit={review.submit}
          actions={
            <WizardBar
              back={{ label: t('write.cancel'), act: onCancel }}
              label={t('forms:submit')}
              sending={t('write.sending')}
            />
          }
        />
      </Card>
      <aside className={styles.side}>
        <ReaderView answers={seen} />
        <Assurances />
      </aside>
    </div>
  )
}
