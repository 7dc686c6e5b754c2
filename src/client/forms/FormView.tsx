import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { check } from '../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Namespace } from '../i18n/resources.ts'
import { FormBody } from './FormBody.tsx'
import type { Refusal, Surroundings } from './FormContext.ts'
import { type FieldProblems, findWrongFields } from './problems-at.ts'

export type FormViewProps = Surroundings & {
  form: Form
  /** The locale file that names the fields. */
  strings: Namespace
  /** Renders and validates this step of the form only; the answers of the others decide which fields are visible. */
  step?: number | undefined
  /** The initial answers; later changes of this prop have no effect. */
  initial: RawAnswers
  /** The problems for which the server refused `initial`. */
  problems?: readonly Problem[] | undefined
  onChange?: (answers: RawAnswers) => void
  /** Called with answers that pass the form's own validation; resolves with the server's problems, if any. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to report returns nothing
  onSubmit: (answers: RawAnswers) => Promise<readonly Problem[] | void>
  /** The words of the submit button; where `actions` are given they contain it instead. */
  submitLabel?: string
  /** Another form of the view has its one primary button. */
  lesser?: boolean
  /** What it does cannot be undone. */
  danger?: boolean
  busy?: boolean | undefined
  actions?: ReactNode
  /** A press has opened it in place of a button (`data-opener`): the focus moves to it, and back when it closes. */
  opened?: boolean
  className?: string
  /** Lays the form out in one column at every width. */
  narrow?: boolean | undefined
  /** Renders all steps at once, each under its name. */
  sections?: boolean | undefined
  /** The names of fields whose answer is given: validated and sent, not rendered. */
  given?: readonly string[] | undefined
}

/**
 * Renders a form, or one step of it, from its definition, validates it by the same rules as the server and submits it.
 */
export function FormView({ onSubmit, ...props }: FormViewProps) {
  const { form, step, initial } = props
  const latest = useRef(onSubmit)
  latest.current = onSubmit
  const [refusal, setRefusal] = useState<Refusal | undefined>(
    props.problems?.length ? { problems: props.problems, answers: initial } : undefined,
  )
  const [values] = useState(() => ({ ...initial }))
  const wrong = useRef<Record<string, FieldProblems>>({})
  const validate = useCallback(
    (answers: RawAnswers) => {
      const checked = check(form, answers, { step })
      wrong.current = findWrongFields(checked.ok ? [] : checked.problems, wrong.current)
      return wrong.current
    },
    [form, step],
  )
  const submit = useCallback(async (answers: RawAnswers) => {
    const problems = await latest.current(answers)
    setRefusal(problems?.length ? { problems, answers } : undefined)
  }, [])
  return (
    <FinalForm initialValues={values} validate={validate} onSubmit={submit} subscription={{ submitting: true }}>
      {({ form: api, submitting }) => (
        <FormBody
          {...props}
          api={api}
          busy={props.busy || submitting}
          refusal={refusal}
          onTry={() => setRefusal(undefined)}
        />
      )}
    </FinalForm>
  )
}
