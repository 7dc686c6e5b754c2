import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { RemovalTime } from '../../contract/removal-times.ts'

interface RemovalChoiceProps {
  label: string
  /** What each choice says. */
  words: Record<RemovalTime, string>
  value: RemovalTime
  onChange: (value: RemovalTime) => void
}

/** Asks when readers see that something is deleted: with the rounds of publication, or now. */
export function RemovalChoice({ label, words, value, onChange }: RemovalChoiceProps) {
  return (
    <Field label={label}>
      <RadioGroup value={value} onChange={(_, chosen) => onChange(chosen.value as RemovalTime)}>
        <Radio value="rounds" label={words.rounds} />
        <Radio value="now" label={words.now} />
      </RadioGroup>
    </Field>
  )
}
