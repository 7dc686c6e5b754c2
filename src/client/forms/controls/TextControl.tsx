import { Input, mergeClasses } from '@fluentui/react-components'
import { AddCircle20Regular } from '@fluentui/react-icons/svg/add-circle'
import { SubtractCircle20Regular } from '@fluentui/react-icons/svg/subtract-circle'
import { useState } from 'react'
import type { FieldOf } from '../../../contract/form/field.ts'
import { useFormContext } from '../FormContext.ts'
import { type ControlProps, getFieldState } from './control.ts'
import { useBox } from './input-styles.ts'
import { Reveal } from './Reveal.tsx'

/** Whether a word praises or criticises, which the icon before it shows. */
const signs: Record<string, 'good' | 'bad' | undefined> = { good_word: 'good', bad_word: 'bad' }
const icons = {
  good: <AddCircle20Regular aria-hidden="true" />,
  bad: <SubtractCircle20Regular aria-hidden="true" />,
}
const types = { email: 'email', password: 'password', tel: 'tel', word: 'text', code: 'text', oneTime: 'text' } as const
const completions: Record<string, string | undefined> = {
  email: 'email',
  tel: 'tel',
  name: 'name',
  oneTime: 'one-time-code',
}
/**
 * Chooses the `autocomplete` of a field: a password being chosen has limits or repeats one that has; any other is a
 * password the person has already.
 */
const chooseAutocomplete = ({ input, name, min, against, signsIn }: FieldOf<'text'>) =>
  signsIn
    ? 'username webauthn'
    : input === 'password'
      ? min || against
        ? 'new-password'
        : 'current-password'
      : (completions[input ?? name] ?? 'off')

/**
 * One line of text; its direction follows what is written, but an e-mail and a password always run left to right (LTR).
 */
export function TextControl({ field, id, value, onChange, onBlur, ...state }: ControlProps<'text'>) {
  const box = useBox()
  const { words } = useFormContext()
  const [revealed, setRevealed] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const sign = signs[field.name]
  const isAddress = field.input !== undefined && field.input !== 'word'
  return (
    <Input
      {...getFieldState(state)}
      className={mergeClasses(box.box, state.invalid && box.invalid)}
      input={{ className: box.input }}
      contentBefore={sign && { className: mergeClasses(box.sign, box[sign]), children: icons[sign] }}
      contentAfter={field.input === 'password' ? <Reveal revealed={revealed} onChange={setRevealed} /> : undefined}
      id={id}
      name={field.name}
      type={field.input && !revealed ? types[field.input] : 'text'}
      dir={isAddress ? 'ltr' : text ? 'auto' : undefined}
      autoComplete={chooseAutocomplete(field)}
      autoCapitalize={isAddress ? 'none' : undefined}
      value={text}
      required={field.missing !== undefined}
      placeholder={words.placeholder(field)}
      onChange={(_, { value: typed }) => onChange(typed)}
      onBlur={onBlur}
    />
  )
}
