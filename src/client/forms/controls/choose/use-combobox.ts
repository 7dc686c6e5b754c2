import { type KeyboardEvent, useMemo, useState } from 'react'
import type { LookupItem } from '../../../../contract/lookups/lists.schema.ts'
import { type FindMatching, findSameName, maxShown } from './filter-options.ts'

type ComboboxOptions = {
  id: string
  items: readonly LookupItem[]
  chosen: LookupItem | undefined
  choose: (item: LookupItem) => void
  onBlur: () => void
  /** Finds the items that match what is typed; where the items are already the result of a search, all of them. */
  among: FindMatching
  /** Accepts what is typed as it is, where that is a valid answer too. */
  onType?: (text: string) => void
}

/**
 * The behaviour of a searchable list (the ARIA combobox pattern): what is typed, what matches, which option is active.
 */
export function useCombobox({ id, items, chosen, choose, onBlur, among, onType }: ComboboxOptions) {
  /** Undefined while the person has not typed since the list opened: then the field shows the answer. */
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const fitting = useMemo(() => (open ? among(items, typed ?? '') : []), [open, among, items, typed])
  const shown = fitting.slice(0, maxShown)

  const show = () => {
    setOpen(true)
    if (!open)
      setActive(
        chosen
          ? among(items, '')
              .slice(0, maxShown)
              .findIndex(({ item }) => item === chosen)
          : -1,
      )
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  const take = (item: LookupItem) => {
    choose(item)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    onType?.(text)
    setOpen(true)
    // Where the typed text is an answer by itself, only the arrow keys make an option active.
    setActive(text.trim() && !onType ? 0 : -1)
  }
  const move = (by: 1 | -1) => {
    if (!open) return show()
    if (shown.length > 0)
      setActive((at) => (at < 0 && by < 0 ? shown.length - 1 : (at + by + shown.length) % shown.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pointed = open ? shown[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && open) {
      // Enter never submits the form while a list is open.
      event.preventDefault()
      if (pointed) take(pointed.item)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab' && pointed && typed) take(pointed.item)
  }
  const leave = () => {
    const exact = typed ? findSameName(items, typed) : undefined
    if (exact) choose(exact)
    close()
    onBlur()
  }
  return {
    text: typed ?? chosen?.name ?? '',
    typed: typed ?? '',
    open,
    shown,
    /** The typed words that no item has. */
    dropped: shown[0]?.reason?.dropped ?? [],
    /** True when the list was cut: typing more finds the rest. */
    cut: fitting.length > shown.length,
    active,
    setActive,
    show,
    type,
    take,
    leave,
    onKeyDown,
    listId: `${id}-list`,
    optionId: (at: number) => `${id}-option-${at}`,
  }
}

export type Combobox = ReturnType<typeof useCombobox>
