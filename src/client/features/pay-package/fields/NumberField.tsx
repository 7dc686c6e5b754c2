import { Input, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { toLatinDigits } from '../../../../contract/form/digits.ts'
import { toPlain } from '../../../../contract/form/invisible.ts'
import { useBox } from '../../../forms/controls/input-styles.ts'
import { usePayWords } from '../use-words.ts'
import { Labelled } from './Labelled.tsx'

type NumberFieldProps = {
  label: string
  hint?: string
  /** Null where the field is empty, if it may be. */
  value: number | null
  min: number
  max: number
  /** The part of one in which it is counted: 4 for quarters, 1 for whole numbers. */
  parts: number
  onChange: (value: number | null) => void
}

/** A number of hours or days, in digits of any script. */
export function NumberField({ label, hint, value, min, max, parts, onChange }: NumberFieldProps) {
  const box = useBox()
  const { t, format } = usePayWords()
  const [typed, setTyped] = useState<string>()
  /** What is being typed is no mistake yet. */
  const [isLeft, setLeft] = useState(false)
  const read = (text: string) => {
    const plain = toLatinDigits(toPlain(text)).trim().replace('\u066B', '.')
    const number = /^\d{1,4}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
    return number >= min && number <= max && Number.isInteger(Math.round(number * parts * 1e6) / 1e6)
      ? number
      : undefined
  }
  /** Whether a text was typed that is no such number; it stays, with the reason. */
  const isUnread = (text: string | undefined) => text !== undefined && text.trim() !== '' && read(text) === undefined
  const isWrong = isLeft && isUnread(typed)
  const shown = value === null ? '' : format.number(value, Number.isInteger(value) ? 0 : 2)
  return (
    <Labelled
      label={label}
      hint={hint}
      problem={isWrong ? t('problems.number', { from: format.number(min), to: format.number(max) }) : undefined}
    >
      <Input
        className={mergeClasses(box.box, isWrong && box.invalid)}
        input={{ className: box.input }}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed ?? shown}
        onChange={(_, { value: next }) => {
          setTyped(next)
          const number = next.trim() === '' ? null : (read(next) ?? value)
          onChange(number)
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => {
          setLeft(true)
          if (!isUnread(typed)) setTyped(undefined)
        }}
      />
    </Labelled>
  )
}
