import { makeStyles } from '@fluentui/react-components'
import { PhoneLaptop24Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { buildPayload, createAnswers } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { getFormAnswered } from '../../../contract/form/shorter.ts'
import type { Contribution } from '../../../contract/profile/profile.schema.ts'
import { getFormsOfKind, getKind, type ReviewTypeName, reviewTypeNames } from '../../../contract/reviews/kinds.ts'
import { changeReview } from '../../../contract/reviews/own.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { queue } from '../../outbox/queue.ts'
import { discard } from '../../outbox/record-actions.ts'
import type { Submission } from '../../outbox/submission.ts'
import { Notice } from '../../ui/states/Notice.tsx'

const useStyles = makeStyles({ form: { minWidth: 0 } })

/**
 * The fields that cannot be changed any more, since they say what the review is about; another question set would be
 * another review.
 */
const settled = ['review_type', 'employer_name', 'culturetype']

interface ContributionFormProps {
  contribution: Contribution
  /** Whether its writer was about to write another one: what they have written of that on this device is filled in. */
  asked: boolean
  onDone: () => void
}

/** The form a review was written in, with its present answers. Another version of it is another request. */
export function ContributionForm({ contribution, asked, onDone }: ContributionFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const { id, kind, answers: before } = contribution
  const form = getFormAnswered(getFormsOfKind(kind), before)
  const begun = useBegun(asked ? contribution : undefined)
  const { mutate } = useMutation(changeReview[kind])
  const submit = async (answers: RawAnswers) => {
    const saved = await mutate({ params: { review: id }, body: buildPayload(form, answers) })
    if (saved.ok) {
      if (begun) await discard(begun)
      onDone()
    }
    return saved.problems
  }
  return (
    <>
      {begun && (
        <Notice
          icon={<PhoneLaptop24Regular aria-hidden="true" />}
          title={t('contributions.begun')}
          words={t('contributions.begunWords')}
        />
      )}
      <FormView
        className={styles.form}
        form={form}
        strings="reviews"
        sections
        opened
        given={settled}
        initial={{ ...createAnswers(form), ...before, ...begun?.answers }}
        onSubmit={submit}
        actions={<FormActions label={t('contributions.save')} cancel={t('cancel')} onCancel={onDone} />}
      />
    </>
  )
}

/**
 * Returns the other review of the same kind and company that was begun on this device, as it was when the form was
 * opened.
 */
function useBegun(contribution: Contribution | undefined): Submission | undefined {
  const { records } = useSnapshot(queue) as typeof queue
  const [begun] = useState(() =>
    records.find(
      ({ type, companyId, answers, state }) =>
        contribution?.company.id === companyId &&
        (state === 'draft' || state === 'refused') &&
        isReview(type) &&
        getKind(type, answers) === contribution.kind,
    ),
  )
  return begun
}

const isReview = (type: string): type is ReviewTypeName => (reviewTypeNames as readonly string[]).includes(type)
