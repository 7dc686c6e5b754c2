import { useEffect, useRef } from 'react'
import { type DeskAct, findActByKey, findActOfAll, findReasonByKey } from './desk-keys.ts'
import type { PressMoment } from './use-glance.ts'

/** The handlers of the shortcut keys. */
export type DeskActs = Readonly<Record<DeskAct, (pressed: PressMoment) => void>> & {
  /** Rejects at once, for the reason with this index. */
  rejectFor: (reason: number, pressed: PressMoment) => void
  /** Rejects all selected cases for a reason, or approves them; returns false where none is selected. */
  decideAll: (reason: number | 'approve') => boolean
}

/** Returns the target of a key press; a checkbox does not count as a field that is typed into. */
const findTarget = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? null : target

/**
 * Handles the shortcut keys of the desk anywhere on its page, except while it is `held`: a dialog may still be loading.
 */
export function useDeskKeys(acts: DeskActs, held: boolean): void {
  const latest = useRef(acts)
  latest.current = acts
  const isHeld = useRef(held)
  isHeld.current = held
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isHeld.current || event.defaultPrevented || event.repeat || document.querySelector('[aria-modal="true"]'))
        return
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
      const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey, target: findTarget(event) }
      const all = findActOfAll(pressed)
      const does = findActByKey(pressed)
      const reason = findReasonByKey(pressed)
      if (all !== undefined && latest.current.decideAll(all)) event.preventDefault()
      else if (does) {
        event.preventDefault()
        latest.current[does](event)
      } else if (reason !== undefined) {
        event.preventDefault()
        latest.current.rejectFor(reason, event)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
