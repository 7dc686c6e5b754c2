import { Field as FluentField, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, type ReactNode, Suspense, useEffect } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { clean } from '../../contract/form/clean.ts'
import type { Field, FieldOf } from '../../contract/form/field.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { runAfterPress } from '../platform/after-press.ts'
import { SkeletonBlock } from '../ui/states/SkeletonBlock.tsx'
import { getControl, getLabelFrame } from './controls/controls.ts'
import { FieldProblem } from './FieldProblem.tsx'
import { useFormContext } from './FormContext.ts'
import { type FieldProblems, getRefusal } from './problems-at.ts'
import { RemarkHint } from './RemarkHint.tsx'

const useStyles = makeStyles({
  field: { gap: '6px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 },
  full: { gridColumnStart: '1', gridColumnEnd: '-1' },
  // It has no box of its own: a child that hides itself leaves no gap.
  above: { display: 'contents', '& > *': { gridColumnStart: '1', gridColumnEnd: '-1' } },
  set: { display: 'block', border: 0, margin: 0, padding: 0, minWidth: 0 },
  // It leaves no gap where it is empty.
  below: { marginBlockStart: '6px', display: 'grid', gap: '6px', ':empty': { display: 'none' } },
  message: { marginBlockStart: 0, paddingInlineStart: 0 },
  label: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '8px',
    width: '100%',
    maxWidth: 'none',
    margin: 0,
    padding: 0,
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  legend: { marginBlockEnd: '6px' },
  optional: { fontWeight: 400, color: tokens.colorNeutralForeground3 },
  help: {
    display: 'flex',
    marginBlockStart: 0,
    justifyContent: 'space-between',
    gap: '12px',
    fontSize: '0.8125rem',
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  counter: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
})

const keepValue = (value: unknown) => value

/** One field of a form: its label, its control, its help and the problem of its answer. */
export const FieldView = memo(function FieldView({ field, width }: { field: Field; width: 'full' | 'half' }) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const { form, id: formId, words, refusal, announce, above, below: aside, after } = useFormContext()
  const { input, meta } = useField<unknown>(field.name, {
    subscription: { value: true, error: true, touched: true },
    format: keepValue,
    parse: keepValue,
    allowNull: true,
  })
  const refused = getRefusal(refusal, field.name, input.value)
  const own = meta.touched ? ((meta.error as FieldProblems | undefined)?.problems ?? []) : []
  const problems = refused.length > 0 ? refused : own
  // Controls of several parts show the problem of a part beside it.
  const whole = problems.filter(({ path }) => path === '')
  const problem = whole[0]
  const invalid = problems.length > 0

  const id = `${formId}-${field.name}`
  const helpId = `${id}-help`
  const problemId = `${id}-problem`
  const help = words.help(field)
  const label = words.label(field)
  const said = problems[0] && words.problem(problems[0].code, field, problems[0].path ? 'part' : undefined)
  useEffect(() => {
    if (said) announce(`${label}: ${said}`)
  }, [said, label, announce])

  const frame = getLabelFrame(field)
  // Fluent's controls get their description (`aria-describedby`) from Fluent's field around them; native controls and
  // groups do not.
  const isWired = frame !== 'legend' && field.kind !== 'file'
  const Control = getControl(field)
  const control = (
    <Suspense fallback={<SkeletonBlock width="100%" height={44} radius={8} />}>
      <Control
        field={field}
        id={id}
        value={input.value}
        onChange={input.onChange}
        onBlur={() => runAfterPress(() => input.onBlur())}
        invalid={invalid}
        describedBy={
          isWired ? undefined : [help && helpId, problem && problemId].filter(Boolean).join(' ') || undefined
        }
        problems={problems}
      />
    </Suspense>
  )
  const problemView = problem && field.kind !== 'pairs' && (
    <FieldProblem>{words.problem(problem.code, field)}</FieldProblem>
  )
  const helpView = (help || field.kind === 'longText') && (
    <>
      <span>{help}</span>
      {field.kind === 'longText' && <Counter field={field} value={input.value} className={styles.counter} />}
    </>
  )
  const remark = field.kind === 'longText' && field.published && !problem && (
    <RemarkHint text={String(input.value ?? '')} touched={meta.touched === true} />
  )
  const optional = field.missing === undefined && <span className={styles.optional}>{t('optional')}</span>
  const place = mergeClasses(styles.field, width === 'full' && styles.full)
  const dataAttributes = { 'data-field': field.name, 'data-form': form.id }
  return (
    <>
      {above?.[field.name] && <div className={styles.above}>{above[field.name]}</div>}
      {frame === 'legend' ? (
        <fieldset className={mergeClasses(place, styles.set)} {...dataAttributes}>
          <legend className={mergeClasses(styles.label, styles.legend)}>
            {label}
            {optional}
          </legend>
          {control}
          <div className={help || problem || aside?.[field.name] ? styles.below : undefined}>
            {helpView && (
              <div id={helpId} className={styles.help}>
                {helpView}
              </div>
            )}
            {problemView && <div id={problemId}>{problemView}</div>}
            {aside?.[field.name]}
          </div>
        </fieldset>
      ) : (
        <div className={place} {...dataAttributes}>
          <FluentField
            className={styles.field}
            label={
              frame === 'label'
                ? {
                    className: styles.label,
                    htmlFor: id,
                    children: (
                      <>
                        {label}
                        {optional}
                      </>
                    ),
                  }
                : undefined
            }
            hint={helpView ? { className: styles.help, id: helpId, children: helpView } : undefined}
            validationState={invalid ? 'error' : 'none'}
            validationMessage={
              problemView
                ? { className: styles.message, id: problemId, role: undefined, children: problemView }
                : undefined
            }
            validationMessageIcon={null}
          >
            {control}
          </FluentField>
          {(remark || aside?.[field.name]) && (
            <div className={styles.below}>
              {remark}
              {aside?.[field.name]}
            </div>
          )}
        </div>
      )}
      {after?.[field.name] && <div className={styles.above}>{after[field.name]}</div>}
    </>
  )
})

type CounterProps = { field: FieldOf<'longText'>; value: unknown; className: string }
/** The counter 'n of 500', in characters as the rule counts them. */
function Counter({ field, value, className }: CounterProps): ReactNode {
  const { t } = useTranslation('forms')
  const { format } = useLanguage()
  const text = clean(field, value)
  const length = typeof text === 'string' ? [...text].length : 0
  return <bdi className={className}>{t('counter', { n: format.number(length), max: format.number(field.max) })}</bdi>
}
