import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { initialAnswers, payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { formAnswered } from '../../../contract/form/shorter.ts'
import type { Contribution } from '../../../contract/profile/profile.ts'
import { formsOfKind } from '../../../contract/reviews/kinds.ts'
import { changeReview } from '../../../contract/reviews/own.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'

const useStyles = makeStyles({ form: { minWidth: 0 } })

/** What the review is about was settled when it was written; another question set would be another review. */
const settled = ['review_type', 'employer_name', 'culturetype']

interface ContributionFormProps {
  contribution: Contribution
  onDone: () => void
}

/** The form a review was written in, with the answers it has now. Another version of it is another request. */
export function ContributionForm({ contribution, onDone }: ContributionFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const { id, kind, answers: before } = contribution
  const form = formAnswered(formsOfKind(kind), before)
  const { mutate } = useMutation(changeReview[kind])
  const submit = async (answers: RawAnswers) => {
    const saved = await mutate({ params: { review: id }, body: payloadOf(form, answers) })
    if (saved.ok) onDone()
    return saved.problems
  }
  return (
    <FormView
      className={styles.form}
      form={form}
      strings="reviews"
      sections
      given={settled}
      initial={{ ...initialAnswers(form), ...before }}
      onSubmit={submit}
      actions={<FormActions label={t('contributions.save')} cancel={t('cancel')} onCancel={onDone} />}
    />
  )
}
