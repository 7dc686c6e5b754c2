import { Field } from '@fluentui/react-components'
import { useId, useMemo } from 'react'
import type { LookupItem } from '../../../../contract/lookups/lists.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { useLookup } from '../../lookups.ts'
import { SelectBox } from './SelectBox.tsx'

interface TitleChoiceProps {
  label: string
  /** The text while none is chosen. */
  empty: string
  value: number | undefined
  onChange: (title?: LookupItem) => void
}

/** The choice of a job title, by name. */
export function TitleChoice({ label, empty, value, onChange }: TitleChoiceProps) {
  const id = useId()
  const { lng } = useLanguage()
  const { data } = useLookup('jobtitles')
  const options = useMemo(
    () =>
      (data ?? [])
        .filter(({ hidden }) => !hidden)
        .map((one) => ({ value: one.id, label: one.name }))
        .sort((a, b) => a.label.localeCompare(b.label, lng === 'arabic' ? 'ar' : 'en')),
    [data, lng],
  )
  return (
    <Field label={{ htmlFor: id, children: label }}>
      <SelectBox
        id={id}
        name="jobtitle"
        value={value}
        options={options}
        empty={empty}
        invalid={false}
        describedBy={undefined}
        onChange={(chosen) => onChange(data?.find((one) => one.id === Number(chosen)))}
        onBlur={() => {}}
      />
    </Field>
  )
}
