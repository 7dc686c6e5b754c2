import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormContext } from '../FormContext.ts'
import { useLookup } from '../lookups.ts'
import { useAnswer } from '../use-answer.ts'
import { CompanyControl } from './CompanyControl.tsx'
import type { ControlProps } from './control.ts'
import { SearchBox } from './SearchBox.tsx'
import { useCombobox } from './use-combobox.ts'

/**
 * An item of a list that is searched by typing. Our own list on the ARIA combobox pattern: Fluent's Combobox weighs
 * 32 KB, hides what does not begin with the typed letters, and knows neither marked letters nor Arabic spellings.
 */
export function LookupControl(props: ControlProps<'lookup'>) {
  if (props.field.list === 'companies') return <CompanyControl {...props} />
  return props.field.of ? <Dependent {...props} of={props.field.of} /> : <Searchable {...props} waiting={false} />
}

/** A list that hangs on another field's answer: it reloads with it. */
function Dependent({ of, ...props }: ControlProps<'lookup'> & { of: string }) {
  const parent = useAnswer(of)
  const waiting = parent === undefined || parent === ''
  return <Searchable {...props} parent={parent} waiting={waiting} />
}

type SearchableProps = ControlProps<'lookup'> & { parent?: unknown; waiting: boolean }

function Searchable({ field, id, value, onChange, onBlur, parent, waiting, problems: _, ...state }: SearchableProps) {
  const { t } = useTranslation('forms')
  const { form, words } = useFormContext()
  const read = useLookup(field.list, { of: field.of, parent })
  const items = (read.data ?? []).filter((item) => !field.only || field.only.includes(item.id))
  const chosen = items.find((item) => item.id === Number(value))
  const box = useCombobox({ id, items, chosen, choose: (item) => onChange(item.id), onBlur })

  // An answer that the list does not hold any more (another qualification was chosen) is no answer.
  const gone = waiting
    ? value !== undefined
    : read.state === 'ready' && items.length > 0 && value !== undefined && !chosen
  useEffect(() => {
    if (gone) onChange(undefined)
  }, [gone, onChange])

  const parentField = form.fields.find(({ name }) => name === field.of)
  const placeholder = waiting
    ? t('lookup.first', { field: parentField ? words.label(parentField) : '' })
    : value !== undefined && !chosen
      ? t(read.state === 'loading' ? 'lookup.loading' : 'lookup.kept')
      : (words.placeholder(field) ?? t('lookup.hint'))
  return (
    <SearchBox
      field={field}
      id={id}
      box={box}
      chosen={chosen}
      placeholder={placeholder}
      waiting={waiting}
      read={read}
      {...state}
    />
  )
}
