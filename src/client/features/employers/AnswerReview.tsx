import { makeStyles } from '@fluentui/react-components'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedReview } from '../../../contract/companies/companies.schema.ts'
import { responseForm } from '../../../contract/employers/answers.ts'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../../forms/draft/SavedChip.tsx'
import { submitAndReport, useSubmitWords } from '../../forms/draft/submit-and-report.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { responsePacking } from '../../outbox/packings/response.ts'
import { useDraft } from '../../outbox/use-draft.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { Beginnings } from './Beginnings.tsx'

const useStyles = makeStyles({
  open: { display: 'flex', marginBlockStart: '16px', '@media print': { display: 'none' } },
  form: { marginBlockStart: '16px' },
  // As high as the chip, which comes with the first letter and would push the button from under a finger.
  saved: { minHeight: '32px' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

const below = { text: <Beginnings /> }

interface ResponseFormProps {
  review: Pick<PublishedReview, 'id' | 'pros' | 'response'>
  company: { id: number; name: string }
  onClose: () => void
  /** Opens the review after this one, once it is answered or skipped. */
  onNext?: () => void
}

/** The form of a company's answer to a review: saved on the device, and sent from there. */
export function ResponseForm({ review, company, onClose, onNext }: ResponseFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('employers')
  const { id: about, pros: title, response: given } = review
  const subject = { type: 'response', companyId: company.id, companyName: company.name, about, title } as const
  const draft = useDraft(subject, responsePacking)
  const words = useSubmitWords()
  // In the queue of reviews without an answer one leads to the next.
  const goesOn = onNext !== undefined && !given
  const done = goesOn ? onNext : onClose
  const sendByKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.querySelector('form')?.requestSubmit()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the form inside it
    <div className={styles.form} onKeyDown={sendByKeys}>
      <div className={styles.saved}>
        <SavedChip saved={draft.saved} />
      </div>
      <DraftFrame draft={draft} skeleton={<FormSkeleton form={responseForm} />}>
        <FormView
          key={draft.restored}
          form={responseForm}
          strings="employers"
          initial={{ text: given?.text, ...draft.answers }}
          problems={draft.problems}
          narrow
          opened
          below={below}
          onChange={(answers) => draft.save(answers)}
          onSubmit={(answers) =>
            submitAndReport({
              draft,
              submit: () => draft.submit(answers),
              words,
              onSent: done,
              onKept: done,
            })
          }
          actions={
            <FormActions
              label={t(given ? 'answer.save' : goesOn ? 'answer.next' : 'answer.publish')}
              cancel={t(goesOn ? 'answer.skip' : 'cancel')}
              onCancel={done}
            />
          }
        />
      </DraftFrame>
    </div>
  )
}

interface AnswerReviewProps {
  review: ResponseFormProps['review']
  company: { id: number; name: string }
}

/** The button and the form with which a company answers a review, or changes its answer. */
export function AnswerReview({ review, company }: AnswerReviewProps) {
  const styles = useStyles()
  const { t } = useTranslation('employers')
  const [writing, setWriting] = useState(false)
  const given = review.response
  const close = () => setWriting(false)
  const goToNext = () => {
    const openNext = findNext(review.id)
    close()
    openNext?.()
  }
  if (writing) return <ResponseForm review={review} company={company} onClose={close} onNext={goToNext} />
  return (
    <div className={styles.open}>
      <Action
        kind={given ? 'line' : 'soft'}
        size="small"
        icon={given ? <Edit20Regular /> : <ArrowReply20Regular className={styles.mirrored} />}
        onClick={() => setWriting(true)}
        data-opener
      >
        {t(given ? 'answer.change' : 'answer.write')}
      </Action>
    </div>
  )
}

/** Returns a function that opens the answer to the review below this one; undefined where it is the last. */
function findNext(id: string): (() => void) | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('main article')]
  const next = all[all.findIndex((one) => one.id === `review-${id}`) + 1]
  const opener = next?.querySelector<HTMLElement>('[data-opener]')
  if (!next || !opener) return undefined
  return () => {
    opener.click()
    next.scrollIntoView({ block: 'start' })
  }
}
