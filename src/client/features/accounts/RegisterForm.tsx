import { makeStyles } from '@fluentui/react-components'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { register, registerForm, registerLaterForm } from '../../../contract/accounts/registration.ts'
import { buildPayload, createAnswers } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { DraftFrame } from '../../forms/draft/DraftFrame.tsx'
import { SignUpTerms } from '../../forms/SignUpTerms.tsx'
import { Wizard } from '../../forms/Wizard.tsx'
import { packUnqueued } from '../../outbox/request.ts'
import { useDraft } from '../../outbox/use-draft.ts'
import { media } from '../../ui/styles/media.ts'
import { GiveNote } from './GiveNote.tsx'
import { createClaim } from './registration-claim.ts'
import { WaitNotice } from './WaitNotice.tsx'

const useStyles = makeStyles({
  inset: { marginInline: '16px', marginBlockEnd: '16px', [media.tablet]: { marginInline: '32px' } },
})

const packing = packUnqueued(registerForm)

/** The fields of the salary step that begin without an answer. */
const pay = ['salary', 'bonus', 'share_salary'] as const
const clearPay = (answers: RawAnswers): RawAnswers => ({
  ...answers,
  ...Object.fromEntries(pay.map((name) => [name, ''])),
})
const isPayOpen = (answers: RawAnswers) => pay.every((name) => (answers[name] ?? '') === '')

type RegisterFormProps = {
  /** The answers of a registration to be changed; otherwise those stored on this device are used. */
  start?: RawAnswers | undefined
  /** Called once the server has it, with its message and what was sent. */
  onSent: (message: string | undefined, answers: RawAnswers) => void
}

/** Registration in three steps: job title, salary, account (spec 2, spec 4). The answers survive a reload. */
export function RegisterForm({ start, onSent }: RegisterFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const draft = useDraft({ type: 'sign_up', companyId: 0, companyName: '' }, packing)
  const isFilled = Object.keys(draft.answers).length > 0
  const answers = useMemo(
    () => ({ ...createAnswers(registerForm), ...(start ?? draft.answers) }),
    [start, draft.answers],
  )
  const { mutate, waitUntil } = useMutation(register, { quiet: true, inForm: true, waits: true })
  /** Whether the salary step was postponed: what was typed there is neither stored nor sent. */
  const later = useRef(false)
  const leavePay = (goTo: (step: number) => void) => {
    later.current = true
    goTo(3)
  }
  const renderNote = (step: number, goTo: (step: number) => void) => {
    if (step === 2) return <GiveNote onLater={() => leavePay(goTo)} />
    if (step < 3) return null
    return (
      <div className={styles.inset}>
        <WaitNotice until={waitUntil} />
        <SignUpTerms />
      </div>
    )
  }
  const form = (
    <Wizard
      key={isFilled ? draft.restored : 0}
      compact
      form={registerForm}
      strings="accounts"
      answers={answers}
      step={start ? 3 : draft.step}
      submitLabel={t('register.submit')}
      note={renderNote}
      onChange={(now, step) => {
        if (step === 2) later.current = false
        draft.save(later.current ? clearPay(now) : now, step)
      }}
      onSubmit={async (now) => {
        const asked = later.current || isPayOpen(now) ? registerLaterForm : registerForm
        const sent = await mutate({ body: { ...buildPayload(asked, now), claim: createClaim() } })
        if (sent.ok) {
          void draft.discard()
          onSent(sent.message, later.current ? clearPay(now) : now)
        }
        return sent.problems
      }}
    />
  )
  return (
    <DraftFrame draft={draft} skeleton={form}>
      {form}
    </DraftFrame>
  )
}
