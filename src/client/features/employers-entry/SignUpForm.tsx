import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { employerSignUpForm } from '../../../contract/employers/sign-up.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { useFormBusy } from '../../forms/FormContext.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SignUpTerms } from '../../forms/SignUpTerms.tsx'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { packUnqueued } from '../../outbox/request.ts'
import { useDraft } from '../../outbox/use-draft.ts'

const useStyles = makeStyles({
  end: { display: 'grid', gap: '16px', marginBlockStart: '24px' },
})

const packing = packUnqueued(employerSignUpForm)

type SignUpFormProps = {
  /** The answers of a sign-up to be changed; otherwise those stored on this device are used. */
  start?: RawAnswers | undefined
  /** Shown above the button, such as how long to wait. */
  notice: ReactNode
  /** Called with the payload and the answers; resolves with the problems. Calls `done` once the server has it. */
  onSubmit: (payload: Record<string, unknown>, answers: RawAnswers, done: () => void) => Promise<readonly Problem[]>
}

/**
 * Employer sign-up (spec 3): name, company, official job title, work e-mail, work phone, password, confirmation. The
 * answers survive a reload.
 */
export function SignUpForm({ start, notice, onSubmit }: SignUpFormProps) {
  const draft = useDraft({ type: 'employer_sign_up', companyId: 0, companyName: '' }, packing)
  const isFilled = Object.keys(draft.answers).length > 0
  const form = (
    <FormView
      key={isFilled ? draft.restored : 0}
      form={employerSignUpForm}
      strings="employers-entry"
      initial={start ?? draft.answers}
      onChange={(answers) => draft.save(answers)}
      narrow
      actions={<End notice={notice} />}
      onSubmit={(answers) => onSubmit(buildPayload(employerSignUpForm, answers), answers, () => void draft.discard())}
    />
  )
  return (
    <DraftFrame draft={draft} skeleton={form}>
      {form}
    </DraftFrame>
  )
}

function End({ notice }: { notice: ReactNode }) {
  const styles = useStyles()
  const { t } = useTranslation('employers-entry')
  const busy = useFormBusy()
  return (
    <div className={styles.end}>
      {notice}
      <SignUpTerms />
      <SubmitAction busy={busy} tall>
        {t('register.submit')}
      </SubmitAction>
    </div>
  )
}
