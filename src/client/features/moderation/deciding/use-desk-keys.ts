import { useEffect, useRef } from 'react'
import { type DeskAct, findActByKey, findActOfAll, findReasonByKey } from './desk-keys.ts'
import type { PressMoment } from './use-glance.ts'

/** What the keys do. */
export type DeskActs = Readonly<Record<DeskAct, (pressed: PressMoment) => void>> & {
  /** Rejects at once, for the reason of this place. */
  rejectFor: (reason: number, pressed: PressMoment) => void
  /** The same for all that are chosen, or approves them; false where none is. */
  decideAll: (reason: number | 'approve') => boolean
}

/** What a key was pressed on; a box that is ticked is nothing one types into. */
const findTarget = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? null : target

/** Works the desk by keyboard, anywhere on its page, but while it is `held`: a dialog may still be on its way. */
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
