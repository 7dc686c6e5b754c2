import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { autocomplete, type LookupItem } from '../../../contract/lookups/lists.ts'
import { useRead } from '../../api/use-read.ts'
import { useFormContext } from '../FormContext.ts'
import type { ControlProps } from './control.ts'
import { SearchBox } from './SearchBox.tsx'
import { useCombobox } from './use-combobox.ts'

/** Letters typed in quick succession are one question to the server. */
const pauseMs = 150
const asFound = (items: readonly LookupItem[]) => [...items]

/** A company, found by either of its names: there are too many to load, so the server looks for them. */
export function CompanyControl({ field, id, value, onChange, onBlur, problems: _, ...state }: ControlProps<'lookup'>) {
  const { t } = useTranslation('forms')
  const { words } = useFormContext()
  const [typed, setTyped] = useState('')
  const asked = useLater(typed.trim())
  const [taken, setTaken] = useState<LookupItem>()
  const has = typeof value === 'number' && value > 0
  const known = useRead(getCompanyProfile, has && taken?.id !== value ? { params: { id: value } } : null)
  const chosen = has ? (taken?.id === value ? taken : known.data && { id: value, name: known.data.name }) : undefined
  const found = useRead(autocomplete, asked ? { query: { key: 'company', q: asked } } : null)
  const box = useCombobox({
    id,
    items: typed.trim() === '' ? [] : (found.data ?? []),
    chosen,
    choose: (item) => {
      setTaken(item)
      onChange(item.id)
    },
    onBlur,
    filter: asFound,
    onType: setTyped,
  })
  return (
    <SearchBox
      field={field}
      id={id}
      box={box}
      chosen={chosen}
      placeholder={has && !chosen ? t('lookup.kept') : (words.placeholder(field) ?? t('lookup.hint'))}
      read={asked ? found : { state: 'ready', retry: found.retry }}
      {...state}
    />
  )
}

/** A text once it has stood for a moment; an empty one at once. */
function useLater(text: string): string {
  const [later, setLater] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), text ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
