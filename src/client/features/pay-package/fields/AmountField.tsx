import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { readHalalas } from '../../../../contract/pay-package/reader/amount.ts'
import { useBox } from '../../../forms/controls/input-styles.ts'
import { usePayWords } from '../use-words.ts'
import { Labelled } from './Labelled.tsx'

const useStyles = makeStyles({
  unit: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '0.8125rem' },
  number: { fontVariantNumeric: 'tabular-nums' },
})

/** Whether a text was typed that is no amount; it stays, with the reason. */
const isUnread = (typed: string | undefined) =>
  typed !== undefined && typed.trim() !== '' && readHalalas(typed) === undefined

type AmountFieldProps = {
  label: string
  aside?: string
  hint?: string | undefined
  /** In halalas. */
  value: number
  onChange: (halalas: number) => void
}

/** An amount of riyals, with halalas where there are any; what cannot be read is shown with the reason. */
export function AmountField({ label, aside, hint, value, onChange }: AmountFieldProps) {
  const styles = useStyles()
  const box = useBox()
  const { t, formatAmount } = usePayWords()
  const [typed, setTyped] = useState<string>()
  /** What is being typed is no mistake yet. */
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && isUnread(typed)
  return (
    <Labelled label={label} {...(aside && { aside })} hint={hint} problem={isWrong ? t('problems.amount') : undefined}>
      <Input
        className={mergeClasses(box.box, isWrong && box.invalid)}
        input={{ className: mergeClasses(box.input, styles.number) }}
        contentAfter={{ className: styles.unit, children: t('fields.unit') }}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={typed ?? (value === 0 ? '' : formatAmount(value))}
        onChange={(_, { value: next }) => {
          setTyped(next)
          onChange(next.trim() === '' ? 0 : (readHalalas(next) ?? value))
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
