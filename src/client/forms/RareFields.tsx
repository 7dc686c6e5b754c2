import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Field } from '../../contract/form/field.ts'
import { Action } from '../ui/controls/Action.tsx'
import { useFormContext } from './FormContext.ts'
import { getRefusal } from './problems-at.ts'

const useStyles = makeStyles({
  press: {
    gridColumnStart: '1',
    gridColumnEnd: '-1',
    justifySelf: 'start',
    height: 'auto',
    minHeight: '44px',
    paddingBlock: '8px',
    whiteSpace: 'normal',
    textAlign: 'start',
  },
  turned: { rotate: '180deg' },
  /** Open, they are fields of the form around like any other. */
  open: { display: 'contents' },
  closed: { display: 'none' },
})

interface RareFieldsProps {
  /** Fields that few have an answer to; the first has the words of the press (`more`). */
  fields: readonly Field[]
  children: ReactNode
}

/**
 * Fields behind one press. They are open from the start where one of them has an answer, in a draft or from before, and
 * open by themselves where one is wrong, so that the focus can go to it; they stay in the form while they are closed.
 */
export function RareFields({ fields, children }: RareFieldsProps) {
  const styles = useStyles()
  const api = useForm<Record<string, unknown>>()
  const { id, words, refusal } = useFormContext()
  const [pressed, setPressed] = useState(() => hasAnswer(fields, api.getState().values))
  const [wrong, setWrong] = useState(false)
  useEffect(
    () =>
      api.subscribe(({ errors, touched }) => setWrong(fields.some(({ name }) => touched?.[name] && errors?.[name])), {
        errors: true,
        touched: true,
      }),
    [api, fields],
  )
  const { values } = api.getState()
  const open = pressed || wrong || fields.some(({ name }) => getRefusal(refusal, name, values[name]).length > 0)
  // What was opened by a mistake stays open while it is mended.
  if (open && !pressed) setPressed(true)
  const panel = `${id}-${fields[0]!.name}-more`
  return (
    <>
      <Action
        className={styles.press}
        icon={<ChevronDown20Regular className={mergeClasses(open && styles.turned)} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setPressed(!open)}
      >
        {words.part(fields[0]!, 'more')}
      </Action>
      <div id={panel} className={mergeClasses(open ? styles.open : styles.closed)}>
        {children}
      </div>
    </>
  )
}

const hasAnswer = (fields: readonly Field[], answers: Record<string, unknown>) =>
  fields.some(({ name }) => answers[name] !== undefined && answers[name] !== null && answers[name] !== '')
