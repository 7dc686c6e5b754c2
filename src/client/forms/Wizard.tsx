import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Namespace } from '../i18n/resources.ts'
import { Card } from '../ui/Card.tsx'
import { moveFocus } from '../ui/overlays/move-focus.ts'
import { phoneSheet } from '../ui/styles/borders.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'
import type { Refusal, Surroundings } from './FormContext.ts'
import { FormView } from './FormView.tsx'
import { filterStanding, findStep } from './problems-at.ts'
import { StepHead } from './StepHead.tsx'
import { WizardBar } from './WizardBar.tsx'
import { useWords } from './words.ts'

export const lastStep = 3
const steps = [1, 2, 3] as const

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
  },
  compact: { boxShadow: tokens.shadow16 },
  full: {
    [media.phoneOnly]: {
      minHeight: 'calc(100dvh - 200px)',
      ...phoneSheet,
    },
  },
  head: {
    paddingBlock: '16px 0',
    paddingInline: '16px',
    [media.tablet]: { paddingBlock: '24px 0', paddingInline: '32px' },
  },
  form: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    '& > [data-general]': { paddingInline: '16px', [media.tablet]: { paddingInline: '32px' } },
    '& > [data-fields]': {
      flexGrow: 1,
      alignContent: 'start',
      paddingBlock: '0 24px',
      paddingInline: '16px',
      [media.tablet]: { paddingBlock: '0 32px', paddingInline: '32px' },
    },
  },
  title: {
    paddingBlock: '24px 20px',
    paddingInline: '16px',
    outlineStyle: 'none',
    [media.tablet]: { paddingBlock: '32px 24px', paddingInline: '32px' },
  },
})

export type WizardProps = {
  form: Form
  strings: Namespace
  /** The initial answers of all steps together. */
  answers: RawAnswers
  /** The step to open first, 1 to 3. */
  step: number
  /** The problems for which the server refused `answers`: the earliest step concerned opens. */
  problems?: readonly Problem[]
  /** Called with every change and every step, with the answers of all steps. */
  onChange: (answers: RawAnswers, step: number) => void
  /** Called with answers that pass the validation of the whole form; resolves with the server's problems. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to report returns nothing
  onSubmit: (answers: RawAnswers) => Promise<readonly Problem[] | void>
  /** Says whether what is written is saved. */
  chip?: ReactNode
  /** The label of the last step's button, where it is not 'Submit'. */
  submitLabel?: string
  /** For a small card of its own: one column, and with its edges on phones too. */
  compact?: boolean
  /** Shown above the fields of a step; `goTo` opens another step without validating this one. */
  note?: (step: number, goTo: (step: number) => void) => ReactNode
} & Surroundings

/** A form in three steps (spec 2, review wizard): each keeps its answers, going back loses nothing. */
export function Wizard({
  form,
  strings,
  chip,
  note,
  onChange,
  onSubmit,
  lead,
  above,
  below,
  after,
  settled,
  compact,
  submitLabel,
  ...start
}: WizardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  const words = useWords(form, strings)
  const answers = useRef(start.answers)
  const [refusal, setRefusal] = useState<Refusal>({ problems: start.problems ?? [], answers: start.answers })
  const [step, setStep] = useState(
    () => findStep(form.fields, refusal.problems) ?? Math.min(Math.max(start.step, 1), lastStep),
  )
  const title = useRef<HTMLHeadingElement>(null)

  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the step changed
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    scrollTo({ top: 0 })
    // A step opened because of a problem shows that problem; its form has moved the focus there.
    const wrong = document.querySelector('form [aria-invalid="true"]:not(:disabled)')
    if (wrong) wrong.scrollIntoView({ block: 'center' })
    else moveFocus(title.current)
  }, [step])
  const goTo = (next: number) => {
    moved.current = true
    onChange(answers.current, next)
    // Rendered in slices (a transition): the press is responded to before the step is there.
    startTransition(() => setStep(next))
  }

  const submit = async (now: RawAnswers) => {
    answers.current = now
    if (step < lastStep) {
      goTo(step + 1)
      return []
    }
    const refused = (await onSubmit(now)) ?? []
    setRefusal({ problems: refused, answers: now })
    const first = findStep(form.fields, refused)
    if (first !== undefined && first < step) goTo(first)
    return refused
  }

  return (
    <Card className={mergeClasses(styles.card, compact ? styles.compact : styles.full)}>
      <div className={styles.head}>
        <StepHead step={step} names={steps.map(words.step)} chip={chip} />
      </div>
      <h2 ref={title} tabIndex={-1} className={mergeClasses(text.h20, styles.title)}>
        {words.step(step)}
      </h2>
      {note?.(step, goTo)}
      <FormView
        key={step}
        className={styles.form}
        form={form}
        strings={strings}
        step={step}
        narrow={compact}
        initial={answers.current}
        problems={filterStanding(refusal, answers.current)}
        lead={lead}
        above={above}
        below={below}
        after={after}
        settled={settled}
        onChange={(now) => {
          answers.current = now
          onChange(now, step)
        }}
        onSubmit={submit}
        actions={
          <WizardBar
            back={step > 1 ? { label: t('back'), act: () => goTo(step - 1) } : undefined}
            label={step < lastStep ? t('next') : (submitLabel ?? t('submit'))}
          />
        }
      />
    </Card>
  )
}
