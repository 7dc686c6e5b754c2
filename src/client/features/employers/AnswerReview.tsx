import { makeStyles } from '@fluentui/react-components'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedReview } from '../../../contract/companies/companies.schema.ts'
import { responseForm } from '../../../contract/employers/answers.ts'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { handOver, useHandOverWords } from '../../forms/draft/hand-over.ts'
import { SavedChip } from '../../forms/draft/SavedChip.tsx'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { responsePacking } from '../../outbox/packings/response.ts'
import { useDraft } from '../../outbox/use-draft.ts'
import { Action } from '../../ui/controls/Action.tsx'

const useStyles = makeStyles({
  open: { display: 'flex', marginBlockStart: '16px', '@media print': { display: 'none' } },
  form: { marginBlockStart: '16px' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

interface ResponseFormProps {
  review: Pick<PublishedReview, 'id' | 'pros' | 'response'>
  company: { id: number; name: string }
  onClose: () => void
}

/** The form of a company's answer to a review: saved on the device, and sent from there. */
export function ResponseForm({ review, company, onClose }: ResponseFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('employers')
  const { id: about, pros: title, response: given } = review
  const subject = { type: 'response', companyId: company.id, companyName: company.name, about, title } as const
  const draft = useDraft(subject, responsePacking)
  const words = useHandOverWords()
  return (
    <div className={styles.form}>
      <SavedChip saved={draft.saved} />
      <DraftFrame draft={draft} skeleton={<FormSkeleton form={responseForm} />}>
        <FormView
          key={draft.restored}
          form={responseForm}
          strings="employers"
          initial={{ text: given?.text, ...draft.answers }}
          problems={draft.problems}
          narrow
          opened
          onChange={(answers) => draft.save(answers)}
          onSubmit={(answers) =>
            handOver({
              draft,
              submit: () => draft.submit(answers),
              words,
              onSent: onClose,
              onKept: onClose,
            })
          }
          actions={
            <FormActions label={t(given ? 'answer.save' : 'answer.publish')} cancel={t('cancel')} onCancel={onClose} />
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
  if (writing) return <ResponseForm review={review} company={company} onClose={() => setWriting(false)} />
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
