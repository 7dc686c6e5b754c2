import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { employerSignUpForm } from '../../../contract/employers/sign-up.ts'
import { payloadOf } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { Problem } from '../../../contract/problem.ts'
import { useFormBusy } from '../../forms/FormContext.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'

const useStyles = makeStyles({
  link: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
  end: { display: 'grid', gap: '16px', marginBlockStart: '24px' },
})

type SignUpFormProps = {
  /** What is entered already. */
  start?: RawAnswers
  /** Stands above the button, such as how long to wait. */
  notice: ReactNode
  /** Gets what travels, and what was entered. */
  onSubmit: (payload: Record<string, unknown>, answers: RawAnswers) => Promise<readonly Problem[]>
}

/** Employer sign-up (spec 3): name, company, official job title, work e-mail, work phone, password, confirmation. */
export function SignUpForm({ start = {}, notice, onSubmit }: SignUpFormProps) {
  return (
    <FormView
      form={employerSignUpForm}
      strings="employers-entry"
      initial={start}
      narrow
      actions={<End notice={notice} />}
      onSubmit={(answers) => onSubmit(payloadOf(employerSignUpForm, answers), answers)}
    />
  )
}

function End({ notice }: { notice: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employers-entry')
  const busy = useFormBusy()
  return (
    <div className={styles.end}>
      {notice}
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
      <SubmitAction busy={busy} tall>
        {t('register.submit')}
      </SubmitAction>
    </div>
  )
}
