import { type RefObject, useEffect, useRef, useState } from 'react'
import { actOf } from './desk-keys.ts'

/** What the keys do; approving and rejecting are told which case. */
export type DeskActs = {
  approve: (id: string) => void
  reject: (id: string) => void
  undo: () => void
  help: () => void
}

/**
 * Works the desk by keyboard. The current case is the one that has the focus, so that screen readers follow; answers its id.
 * Once it is decided the next one takes its place.
 */
export function useDeskKeys(list: RefObject<HTMLElement | null>, acts: DeskActs): string | undefined {
  const [current, setCurrent] = useState<string>()
  const latest = useRef(acts)
  latest.current = acts
  const place = useRef(0)
  useEffect(() => {
    const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const onFocus = () => {
      const all = cards()
      const at = all.findIndex((card) => card.contains(document.activeElement))
      if (at >= 0) place.current = at
      setCurrent(at >= 0 ? all[at]!.dataset.case : undefined)
    }
    const onKey = (event: KeyboardEvent) => {
      const does = document.querySelector('dialog[open]') ? undefined : actOf(event)
      if (!does) return
      event.preventDefault()
      const all = cards()
      const at = all.findIndex((card) => card.contains(document.activeElement))
      if (does === 'undo' || does === 'help') return latest.current[does]()
      // Without a current case the keys first show where they stand.
      if (at < 0) return all[Math.min(place.current, all.length - 1)]?.focus()
      if (does === 'next' || does === 'previous') return all[at + (does === 'next' ? 1 : -1)]?.focus()
      latest.current[does](all[at]!.dataset.case!)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [list])
  return current
}
