import { type RefObject, useEffect, useRef, useState } from 'react'
import { actOf, reasonOf } from './desk-keys.ts'

/** What the keys do; approving and rejecting are told which case. */
export type DeskActs = {
  approve: (id: string) => void
  reject: (id: string) => void
  /** Rejects at once, for the reason of this place. */
  rejectFor: (id: string, reason: number) => void
  undo: () => void
  help: () => void
}

/**
 * Works the desk by keyboard. The current case is the one that has the focus, so that screen readers follow; answers its id.
 * Once it is decided the next one takes its place and its focus: a decision is one key, and so is the next.
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
      if (document.querySelector('[aria-modal="true"]')) return
      const [does, reason] = [actOf(event), reasonOf(event)]
      if (!does && reason === undefined) return
      event.preventDefault()
      const all = cards()
      const at = all.findIndex((card) => card.contains(document.activeElement))
      if (does === 'undo' || does === 'help') return latest.current[does]()
      // Without a current case the keys first show where they stand.
      if (at < 0) return all[Math.min(place.current, all.length - 1)]?.focus()
      if (does === 'next' || does === 'previous') return all[at + (does === 'next' ? 1 : -1)]?.focus()
      const id = all[at]!.dataset.case!
      if (reason !== undefined) return latest.current.rejectFor(id, reason)
      if (does) latest.current[does](id)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [list])
  // What had the focus was decided: it went with its card, and comes to the one that is there now.
  useEffect(() => {
    if (current === undefined || document.activeElement !== document.body) return
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    all[Math.min(place.current, all.length - 1)]?.focus()
  })
  return current
}
