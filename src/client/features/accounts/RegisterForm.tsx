import { makeStyles } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { register, registerForm } from '../../../contract/accounts/registration.ts'
import { initialAnswers, payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { call } from '../../api/page.ts'
import { SignUpTerms } from '../../forms/SignUpTerms.tsx'
import { tabDraft } from '../../forms/tab-draft.ts'
import { Wizard } from '../../forms/Wizard.tsx'
import { media } from '../../ui/media.ts'
import { GiveNote } from './GiveNote.tsx'
import { useSending } from './use-sending.ts'
import { WaitNotice } from './WaitNotice.tsx'

const useStyles = makeStyles({
  inset: { marginInline: '16px', marginBlockEnd: '16px', [media.tablet]: { marginInline: '32px' } },
})

const draft = tabDraft(registerForm)

type RegisterFormProps = {
  /** The answers of a registration to be changed; else those kept in this tab. */
  start?: RawAnswers
  /** The server has it: its words, and what was sent. */
  onSent: (message: string | undefined, answers: RawAnswers) => void
}

/** Registration in three steps: job title, salary, account (spec 2, spec 4). What is answered survives a reload. */
export function RegisterForm({ start, onSent }: RegisterFormProps) {
  const styles = useStyles()
  const { t } = useTranslation('accounts')
  const kept = useMemo(draft.read, [])
  const answers = useMemo(() => ({ ...initialAnswers(registerForm), ...(start ?? kept.answers) }), [start, kept])
  const { until, submit } = useSending((body) => call(register, { body }))
  const note = (step: number) => {
    if (step === 2) return <GiveNote />
    if (step < 3) return null
    return (
      <div className={styles.inset}>
        <WaitNotice until={until} />
        <SignUpTerms />
      </div>
    )
  }
  return (
    <Wizard
      compact
      form={registerForm}
      strings="accounts"
      answers={answers}
      step={start ? 3 : kept.step}
      submitLabel={t('register.submit')}
      note={note}
      onChange={draft.keep}
      onSubmit={(now) =>
        submit(payloadOf(registerForm, now), (_, message) => {
          draft.forget()
          onSent(message, now)
        })
      }
    />
  )
}
