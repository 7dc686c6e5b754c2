import { makeStyles } from '@fluentui/react-components'
import type { FormApi } from 'final-form'
import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { watchPresses } from '../platform/after-press.ts'
import { useHidden } from '../ui/styles/hidden.ts'
import { FieldProblem } from './FieldProblem.tsx'
import { Fields } from './Fields.tsx'
import { AttemptsProvider, BusyProvider, FormProvider, type Refusal } from './FormContext.ts'
import type { FormViewProps } from './FormView.tsx'
import { listElsewhere } from './problems-at.ts'
import { SubmitAction } from './SubmitAction.tsx'
import { useOpened } from './use-opened.ts'
import { useWords } from './words.ts'

const useStyles = makeStyles({
  general: { display: 'grid', gap: '8px', paddingBlockEnd: '16px' },
  // As wide as a card of one column; in a wider card, as wide as its words.
  actions: {
    marginBlockStart: '24px',
    display: 'grid',
    containerType: 'inline-size',
    '& > *': { '@container (min-width: 30em)': { justifySelf: 'start' } },
  },
})

type BodyProps = Omit<FormViewProps, 'onSubmit'> & {
  api: FormApi
  refusal: Refusal | undefined
  /** Called at each new try: what the server said of the one before no longer counts. */
  onTry: () => void
}

/** The rendered form: its fields, the problems that concern none of them, its actions, and its live region. */
export function FormBody({
  form,
  strings,
  step,
  lead,
  above,
  below,
  after,
  names,
  api,
  refusal,
  busy = false,
  onTry,
  ...props
}: BodyProps) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation('forms')
  const id = useId()
  const words = useWords(form, strings)
  const root = useRef<HTMLFormElement>(null)
  useEffect(watchPresses, [])
  useOpened(root, props.opened ?? false)
  // Written to directly, so that announcing something about one field re-renders nothing.
  const alert = useRef<HTMLParagraphElement>(null)
  // While a submit marks every invalid field, only the summary is announced.
  const quiet = useRef(false)
  const announce = useCallback((text: string) => {
    if (!quiet.current && alert.current) alert.current.textContent = text
  }, [])
  const onChange = useRef(props.onChange)
  onChange.current = props.onChange
  useEffect(() => {
    let first = true
    return api.subscribe(
      ({ values }) => {
        // What was said of the answers before no longer counts.
        if (!first) {
          announce('')
          onChange.current?.(values)
        }
        first = false
      },
      { values: true },
    )
  }, [api, announce])

  const own = form.fields.map(({ name }) => name)
  const general = refusal
    ? listElsewhere(refusal.problems, own).filter(({ code }) => !props.settled?.includes(code))
    : []
  const generalWords = general.map(({ code }) => words.problem(code)).join(' ')
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts === 0 && !refusal) return
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)')?.focus()
    const wrong = root.current?.querySelectorAll('[data-field] [data-problem]').length ?? 0
    quiet.current = false
    const said = [generalWords, wrong > 0 && t('wrong', { count: wrong })].filter(Boolean).join(' ')
    if (said) announce(said)
  }, [attempts, refusal, generalWords, t, announce])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    announce('')
    onTry()
    quiet.current = true
    void api.submit()
    if (api.getState().hasValidationErrors) setAttempts((n) => n + 1)
    else quiet.current = false
  }

  const context = useMemo(
    () => ({ form, id, words, refusal, announce, lead, above, below, after, names }),
    [form, id, words, refusal, announce, lead, above, below, after, names],
  )
  return (
    <FormProvider value={context}>
      <form ref={root} noValidate className={props.className} onSubmit={send}>
        <AttemptsProvider value={attempts}>
          <Fields form={form} step={step} narrow={props.narrow} sections={props.sections} given={props.given} />
        </AttemptsProvider>
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
              <SubmitAction busy={busy} lesser={props.lesser} danger={props.danger}>
                {props.submitLabel ?? t('submit')}
              </SubmitAction>
            </div>
          )}
        </BusyProvider>
        <p ref={alert} role="alert" className={hidden.visually} />
      </form>
    </FormProvider>
  )
}
