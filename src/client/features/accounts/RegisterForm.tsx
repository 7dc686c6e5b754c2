import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useMemo } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { register, registerForm } from '../../../contract/accounts/registration.ts'
import { initialAnswers, payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { call } from '../../api/page.ts'
import { Wizard } from '../../forms/Wizard.tsx'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'
import { GiveNote } from './GiveNote.tsx'
import { forgetRegistration, keepRegistration, readRegistration } from './registration-draft.ts'
import { useSending } from './use-sending.ts'
import { WaitNotice } from './WaitNotice.tsx'

const useStyles = makeStyles({
  link: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  inset: { marginInline: '16px', marginBlockEnd: '16px', [media.tablet]: { marginInline: '32px' } },
})

type RegisterFormProps = {
  /** The answers of a registration to be changed; else those kept in this tab. */
  start?: RawAnswers
  /** The server has it: its words, and what was sent. */
  onSent: (message: string | undefined, answers: RawAnswers) => void
}

/** Registration in three steps: job title, salary, account (spec 2, spec 4). What is answered survives a reload. */
export function RegisterForm({ start, onSent }: RegisterFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('accounts')
  const kept = useMemo(() => readRegistration(sessionStorage), [])
  const answers = useMemo(() => ({ ...initialAnswers(registerForm), ...(start ?? kept.answers) }), [start, kept])
  const { until, submit } = useSending((body) => call(register, { body }))
  const note = (step: number) => {
    if (step === 2) return <GiveNote />
    if (step < 3) return null
    return (
      <div className={styles.inset}>
        <WaitNotice until={until} />
        <p className={mergeClasses(text.s13, text.muted)}>
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{
              // biome-ignore lint/a11y/useAnchorContent: the words come from the locale file
              terms: <a className={styles.link} href="/terms" target="_blank" rel="noopener" />,
              // biome-ignore lint/a11y/useAnchorContent: the words come from the locale file
              privacy: <a className={styles.link} href="/privacy-policy" target="_blank" rel="noopener" />,
            }}
          />
        </p>
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
      onChange={(now, step) => keepRegistration(sessionStorage, { answers: now, step })}
      onSubmit={(now) =>
        submit(payloadOf(registerForm, now), (_, message) => {
          forgetRegistration(sessionStorage)
          onSent(message, now)
        })
      }
    />
  )
}
