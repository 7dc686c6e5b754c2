import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-final-form'
import type { Field } from '../../contract/form/field.ts'
import type { Problem } from '../../contract/problem.ts'
import { Action } from '../ui/controls/Action.tsx'
import { useFormAttempts, useFormContext } from './FormContext.ts'
import { getProblemField } from './problems-at.ts'

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
  /** When open, they are laid out as fields of the enclosing form. */
  open: { display: 'contents' },
  closed: { display: 'none' },
})

interface RareFieldsProps {
  /** Fields few people have an answer to; the first has the words of the disclosure button (`more`). */
  fields: readonly Field[]
  children: ReactNode
}

/**
 * Fields behind a disclosure button. They are open from the start where one of them has another answer than its initial
 * one, in a draft or from before, and a submit that fails for one of them opens them, so that the focus can move to it.
 * They stay in the form while they are closed.
 */
export function RareFields({ fields, children }: RareFieldsProps) {
  const styles = useStyles()
  const api = useForm<Record<string, unknown>>()
  const { id, words, refusal } = useFormContext()
  const attempts = useFormAttempts()
  const [open, setOpen] = useState(
    () => hasAnswer(fields, api.getState().values) || isWrong(fields, refusal?.problems ?? []),
  )
  const [seen, setSeen] = useState({ attempts, refusal })
  if (seen.attempts !== attempts || seen.refusal !== refusal) {
    setSeen({ attempts, refusal })
    const { errors } = api.getState()
    if (fields.some(({ name }) => errors?.[name]) || isWrong(fields, refusal?.problems ?? [])) setOpen(true)
  }
  const panel = `${id}-${fields[0]!.name}-more`
  return (
    <>
      <Action
        className={styles.press}
        icon={<ChevronDown20Regular className={mergeClasses(open && styles.turned)} />}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
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
  fields.some(({ name, initial }) => ![undefined, null, '', initial].includes(answers[name] as undefined))

const isWrong = (fields: readonly Field[], problems: readonly Problem[]) =>
  problems.some((problem) => fields.some(({ name }) => name === getProblemField(problem)))
