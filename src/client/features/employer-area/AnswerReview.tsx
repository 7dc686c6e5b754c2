import { makeStyles } from '@fluentui/react-components'
import { ArrowReply20Regular } from '@fluentui/react-icons/svg/arrow-reply'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PublishedReview } from '../../../contract/companies/companies.ts'
import { answerReview, type CompanyResponse, responseForm } from '../../../contract/employers/answers.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { send } from '../../api/send.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/Action.tsx'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  open: { display: 'flex', marginBlockStart: '16px', '@media print': { display: 'none' } },
  form: { marginBlockStart: '16px' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
})

interface AnswerReviewProps {
  review: Pick<PublishedReview, 'id' | 'response'>
  onAnswered: (response: CompanyResponse) => void
}

/** Where a company answers a review, or changes its answer. Whatever goes wrong, what was typed stays. */
export function AnswerReview({ review, onAnswered }: AnswerReviewProps) {
  const styles = useStyles()
  const { t } = useTranslation('employer-area')
  const [writing, setWriting] = useState(false)
  const keyOf = useRequestKey()
  const given = review.response
  const submit = async (body: RawAnswers) => {
    const input = { params: { review: review.id }, body, idempotencyKey: keyOf([review.id, body]) }
    const sent = await send(answerReview, input, t('unreachable'))
    if (!sent.ok) return sent.problems
    if (sent.message) toast({ kind: 'success', text: sent.message })
    setWriting(false)
    onAnswered(sent.data)
    return []
  }
  if (!writing)
    return (
      <div className={styles.open}>
        <Action
          kind={given ? 'line' : 'soft'}
          size="small"
          icon={given ? <Edit20Regular /> : <ArrowReply20Regular className={styles.mirrored} />}
          onClick={() => setWriting(true)}
        >
          {t(given ? 'answer.change' : 'answer.write')}
        </Action>
      </div>
    )
  return (
    <FormView
      className={styles.form}
      form={responseForm}
      strings="employer-area"
      initial={{ text: given?.text }}
      narrow
      onSubmit={submit}
      actions={
        <FormActions
          label={t(given ? 'answer.save' : 'answer.publish')}
          cancel={t('cancel')}
          onCancel={() => setWriting(false)}
        />
      }
    />
  )
}
