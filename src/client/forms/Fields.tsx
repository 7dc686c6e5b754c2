import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { memo, useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { listVisible } from '../../contract/form/check.ts'
import type { Field } from '../../contract/form/field.ts'
import type { Form, RawAnswers } from '../../contract/form/form.ts'
import { lineAbove } from '../ui/styles/borders.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'
import { FieldView } from './FieldView.tsx'
import { useFormContext } from './FormContext.ts'
import type { FormViewProps } from './FormView.tsx'
import { getWidths } from './layout.ts'
import { RareFields } from './RareFields.tsx'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.tablet]: { gap: '24px 20px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // A focused field is scrolled clear of the bars at the top and the bottom of the page.
    '& input, & select, & textarea': { scrollMarginBlock: '96px' },
  },
  narrow: { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  section: { '& + &': { marginBlockStart: '28px', paddingBlockStart: '28px', ...lineAbove } },
  name: { marginBlockEnd: '16px' },
})

type FieldsProps = Pick<FormViewProps, 'form' | 'step' | 'narrow' | 'sections' | 'given'>

/** The fields that are visible given the answers so far: in one list, or under the names of their steps. */
export const Fields = memo(function Fields({ form, step, narrow, sections, given }: FieldsProps) {
  const styles = useStyles()
  const text = useText()
  const { words } = useFormContext()
  const shown = useShown(form).filter(
    (field) => (step === undefined || field.step === step) && !given?.includes(field.name),
  )
  const renderGrid = (fields: Field[]) => {
    const places = getWidths(fields)
    const views = fields.map((field, at) => <FieldView key={field.name} field={field} width={places[at]!} />)
    const rare = fields.filter((field) => field.rare)
    const first = fields.findIndex((field) => field.rare)
    return (
      <div className={mergeClasses(styles.fields, narrow && styles.narrow)} data-fields>
        {rare.length === 0 ? (
          views
        ) : (
          <>
            {views.slice(0, first)}
            <RareFields key={form.id} fields={rare}>
              {views.slice(first, first + rare.length)}
            </RareFields>
            {views.slice(first + rare.length)}
          </>
        )}
      </div>
    )
  }
  if (!sections) return renderGrid(shown)
  return [...new Set(shown.map((field) => field.step))].map((n) => (
    <section key={n} className={styles.section}>
      <h3 className={mergeClasses(text.h16, styles.name)}>{words.step(n)}</h3>
      {renderGrid(shown.filter((field) => field.step === n))}
    </section>
  ))
})

const listShown = (form: Form, answers: RawAnswers) => listVisible(form, answers).map(({ field }) => field)

/**
 * Returns the visible fields: the same array while the same fields are visible, so that a key press does not re-render
 * the form.
 */
function useShown(form: Form): readonly Field[] {
  const api = useForm<Record<string, unknown>>()
  const [shown, setShown] = useState(() => listShown(form, api.getState().values))
  useEffect(
    () =>
      api.subscribe(
        ({ values }) => {
          const now = listShown(form, values)
          setShown((before) => (isSameList(before, now) ? before : now))
        },
        { values: true },
      ),
    [api, form],
  )
  return shown
}

const isSameList = (one: readonly Field[], other: readonly Field[]) =>
  one.length === other.length && one.every((field, at) => field === other[at])
