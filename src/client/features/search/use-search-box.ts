import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { AutocompleteItem } from '../../../contract/lookups/lists.schema.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Returns the address a free text leads to (S-002). */
export const buildSearchPath = (text: string) => `/search?q=${encodeURIComponent(text.trim())}`
/** Returns the address a chosen company leads to (S-001). */
export const buildCompanyPath = (id: number) => `/company/${id}/overview`
/** Returns the address a chosen result leads to: undefined where it is shown disabled (S-005). */
export const getChoicePath = ({ id, is_approved }: AutocompleteItem) =>
  is_approved === 0 ? undefined : buildCompanyPath(id)
/** Returns the address Enter leads to: the active result, else the search for what is typed. */
export const getEnterPath = (typed: string, item?: AutocompleteItem) =>
  item ? getChoicePath(item) : typed.trim() ? buildSearchPath(typed) : undefined

type SearchBoxOptions = {
  initial?: string | undefined
  /** Returns where a chosen company leads instead of its page. If this is given, Enter chooses the first result. */
  leadsTo?: ((id: number) => string) | undefined
  onLeave?: () => void
}

/** The behaviour of the company search box, shared by the hero, the search page and the popup: an ARIA combobox. */
export function useSearchBox({ initial = '', leadsTo, onLeave }: SearchBoxOptions = {}) {
  const [typed, setTyped] = useState(initial)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const found = useSuggestions(open ? typed : '')
  const items = found.state === 'ready' ? found.items : []
  useEffect(() => setTyped(initial), [initial])

  const leave = (path: string | undefined) => {
    if (!path) return
    setOpen(false)
    setActive(-1)
    navigate(path)
    onLeave?.()
  }
  const buildItemPath = (item: AutocompleteItem) =>
    leadsTo && item.is_approved !== 0 ? leadsTo(item.id) : getChoicePath(item)
  const choose = (item: AutocompleteItem | undefined) => leave(item && buildItemPath(item))
  const submit = () => (leadsTo && items[0] ? choose(items[0]) : leave(getEnterPath(typed)))
  const move = (step: number) => {
    if (items.length === 0) return
    setActive((at) => (at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (items[active]) choose(items[active])
      else submit()
    } else if (event.key === 'Escape' && open && typed) {
      // The popup the field is in stays open.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(-1)
  }
  const buildOptionId = (at: number) => `${listId}-${at}`
  return {
    typed,
    /** False where only a company can be chosen. */
    leadsToPages: leadsTo === undefined,
    type,
    open,
    setOpen,
    active,
    setActive,
    found,
    items,
    choose,
    submit,
    listId,
    optionId: buildOptionId,
    /** The props of the text field itself. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? buildOptionId(active) : undefined,
      autoComplete: 'off',
      enterKeyHint: 'search',
      onKeyDown,
      onFocus: () => setOpen(true),
    } as const,
  }
}

export type SearchBoxState = ReturnType<typeof useSearchBox>
