import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { FormApi } from 'final-form'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form as FinalForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { check, visible } from '../../contract/form/check.ts'
import type { Field } from '../../contract/form/field.ts'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Namespace } from '../i18n/resources.ts'
import { lineAbove } from '../ui/edge.ts'
import { useHidden } from '../ui/hidden.ts'
import { useText } from '../ui/text.ts'
import { FieldProblem } from './FieldProblem.tsx'
import { FieldView } from './FieldView.tsx'
import { BusyProvider, FormProvider, type Refusal, type Surroundings, useFormContext } from './FormContext.ts'
import { widths } from './layout.ts'
import { byField, elsewhere } from './problems-at.ts'
import { SubmitAction } from './SubmitAction.tsx'
import { useWords } from './words.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 768px)': { gap: '24px 20px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // A field that takes the focus stays clear of the bars at the head and the foot of the page.
    '& input, & select, & textarea': { scrollMarginBlock: '96px' },
  },
  narrow: { '@media (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  section: { '& + &': { marginBlockStart: '28px', paddingBlockStart: '28px', ...lineAbove } },
  name: { marginBlockEnd: '16px' },
  general: { display: 'grid', gap: '8px', paddingBlockEnd: '16px' },
  actions: { marginBlockStart: '24px', display: 'grid' },
})

export type FormViewProps = Surroundings & {
  form: Form
  /** The locale file that names the fields. */
  strings: Namespace
  /** Draws and checks this step of the form only; the answers of the others decide what shows. */
  step?: number
  /** What the form starts with; later changes of this are not taken over. */
  initial: RawAnswers
  /** What the server refused `initial` for. */
  problems?: readonly Problem[]
  onChange?: (answers: RawAnswers) => void
  /** Called with answers that pass the form's own check; resolves with what the server refuses, if anything. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to report returns nothing
  onSubmit: (answers: RawAnswers) => Promise<readonly Problem[] | void>
  /** Words of the submit button; where `actions` are given they hold it instead. */
  submitLabel?: string
  busy?: boolean
  actions?: ReactNode
  className?: string
  /** One column at every width. */
  narrow?: boolean
  /** Draws all steps at once, each under its name. */
  sections?: boolean
  /** Names of fields whose answer is given: checked and sent, not drawn. */
  given?: readonly string[]
}

/** Draws a form, or one step of it, from its description, checks it by the same rules as the server and submits it. */
export function FormView({ onSubmit, ...props }: FormViewProps) {
  const { form, step, initial } = props
  const latest = useRef(onSubmit)
  latest.current = onSubmit
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    props.problems?.length ? { problems: props.problems, answers: initial } : undefined,
  )
  const [values] = useState(() => ({ ...initial }))
  const validate = useCallback(
    (answers: RawAnswers) => {
      const checked = check(form, answers, { step })
      if (checked.ok) return {}
      const entries = Object.entries(byField(checked.problems))
      return Object.fromEntries(entries.map(([name, problems]) => [name, { problems }]))
    },
    [form, step],
  )
  const submit = useCallback(async (answers: RawAnswers) => {
    const problems = await latest.current(answers)
    setRefusal(problems?.length ? { problems, answers } : undefined)
  }, [])
  return (
    <FinalForm initialValues={values} validate={validate} onSubmit={submit} subscription={{ submitting: true }}>
      {({ form: api, submitting }) => <Body {...props} api={api} busy={props.busy || submitting} refusal={refusal} />}
    </FinalForm>
  )
}

type BodyProps = Omit<FormViewProps, 'onSubmit'> & { api: FormApi; refusal: Refusal | undefined }

function Body({ form, strings, step, lead, above, below, api, refusal, busy = false, ...props }: BodyProps) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const id = useId()
  const words = useWords(form, strings)
  const root = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState('')
  // While a submit marks every wrong field, the summary speaks for all of them.
  const quiet = useRef(false)
  const announce = useCallback((text: string) => {
    if (!quiet.current) setSaid(text)
  }, [])
  const onChange = useRef(props.onChange)
  onChange.current = props.onChange
  useEffect(() => {
    let first = true
    return api.subscribe(
      ({ values }) => {
        if (!first) onChange.current?.(values)
        first = false
      },
      { values: true },
    )
  }, [api])

  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0 && !refusal) return
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus()
    const wrong = root.current?.querySelectorAll('[data-field] [data-problem]').length ?? 0
    if (wrong > 0) setSaid(t('wrong', { count: wrong }))
    quiet.current = false
  }, [attempts, refusal, t])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    quiet.current = true
    void api.submit()
    if (api.getState().hasValidationErrors) setAttempts((n) => n + 1)
    else quiet.current = false
  }

  const context = useMemo(
    () => ({ form, id, words, refusal, announce, lead, above, below }),
    [form, id, words, refusal, announce, lead, above, below],
  )
  const names = form.fields.map(({ name }) => name)
  const general = refusal ? elsewhere(refusal.problems, names) : []
  return (
    <FormProvider value={context}>
      <form ref={root} noValidate className={props.className} onSubmit={send}>
        <Fields form={form} step={step} narrow={props.narrow} sections={props.sections} given={props.given} />
        {general.length > 0 && (
          <div className={styles.general} data-general>
            {general.map(({ path, code }) => (
              <FieldProblem key={`${path} ${code}`}>{words.problem(code)}</FieldProblem>
            ))}
          </div>
        )}
        <BusyProvider value={busy}>
          {props.actions ?? (
            <div className={styles.actions}>
              <SubmitAction busy={busy}>{props.submitLabel ?? t('submit')}</SubmitAction>
            </div>
          )}
        </BusyProvider>
        <p role="alert" className={hidden.visually}>
          {said}
        </p>
      </form>
    </FormProvider>
  )
}

type FieldsProps = Pick<FormViewProps, 'form' | 'step' | 'narrow' | 'sections' | 'given'>

/** The fields that show given the answers so far. */
function Fields({ form, step, narrow, sections, given }: FieldsProps) {
  const styles = useStyles()
  const text = useText()
  const { words } = useFormContext()
  const { values } = useFormState<Record<string, unknown>>({ subscription: { values: true } })
  const shown = visible(form, values)
    .map(({ field }) => field)
    .filter((field) => (step === undefined || field.step === step) && !given?.includes(field.name))
  const grid = (fields: Field[]) => {
    const places = widths(fields)
    return (
      <div className={mergeClasses(styles.fields, narrow && styles.narrow)} data-fields>
        {fields.map((field, at) => (
          <FieldView key={field.name} field={field} width={places[at]!} />
        ))}
      </div>
    )
  }
  if (!sections) return grid(shown)
  return [...new Set(shown.map((field) => field.step))].map((n) => (
    <section key={n} className={styles.section}>
      <h3 className={mergeClasses(text.h16, styles.name)}>{words.step(n)}</h3>
      {grid(shown.filter((field) => field.step === n))}
    </section>
  ))
}
