import { useState } from 'react'
import { isDay } from '../../../../contract/form/days.ts'
import { toLatinDigits } from '../../../../contract/form/digits.ts'
import type { FieldOf } from '../../../../contract/form/field.ts'
import { fromHijri, isHijriDay } from '../../../../contract/pay-package/compute/calendar.ts'
import DayField from '../../../forms/controls/day/DayField.tsx'
import { usePayWords } from '../use-words.ts'
import { Labelled } from './Labelled.tsx'

const field: FieldOf<'date'> = { kind: 'date', name: 'day', step: 1, past: false }

/** Reads a Hijri date typed as day, month and year; undefined for any other text. */
function readHijri(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\D+(\d{1,2})\D+(1[345]\d\d)$/.exec(toLatinDigits(text).trim()) ?? []
  const parts = { day: Number(day), month: Number(month), year: Number(year) }
  return year && isHijriDay(parts) ? fromHijri(parts) : undefined
}

type DayOfPackageProps = { id: string; label: string; hint?: string; value: string; onChange: (day: string) => void }

/** A day, typed in either calendar or chosen from one; below it stands in both. */
export function DayOfPackage({ id, label, hint, value, onChange }: DayOfPackageProps) {
  const { t, formatDay } = usePayWords()
  const [text, setText] = useState('')
  /** What is being typed is no mistake yet. */
  const [isLeft, setLeft] = useState(false)
  const isWrong = isLeft && text !== ''
  return (
    <Labelled
      label={label}
      hint={isDay(value) && !isWrong ? formatDay(value) : (hint ?? t('fields.dateHelp'))}
      problem={isWrong ? t('problems.date') : undefined}
    >
      <DayField
        field={field}
        id={id}
        value={text || value}
        invalid={isWrong}
        describedBy={undefined}
        problems={[]}
        onBlur={() => setLeft(true)}
        onChange={(next) => {
          const typed = String(next)
          setLeft(false)
          const day = isDay(typed) ? typed : (readHijri(typed) ?? typed)
          setText(isDay(day) ? '' : day)
          if (day === '' || isDay(day)) onChange(day)
        }}
      />
    </Labelled>
  )
}
