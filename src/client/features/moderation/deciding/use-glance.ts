import { useLayoutEffect, useRef } from 'react'
import { glance } from './desk-keys.ts'

/** When a key was pressed, on the clock of the page. */
export type PressMoment = Pick<KeyboardEvent, 'timeStamp'>

/**
 * Whether what is shown had been on the screen for a glance when a key was pressed, whatever brought it there: a list that
 * came in, another moderator who was faster, or the decision before. A key counts from when it was pressed: one that waited
 * for the screen is not about what the screen shows by now.
 */
export function useGlance(shown: string | undefined): (pressed: PressMoment) => boolean {
  const drawn = useRef<{ what?: string; since: number }>({ since: Number.POSITIVE_INFINITY })
  useLayoutEffect(() => {
    drawn.current = { what: shown, since: performance.now() }
  }, [shown])
  return ({ timeStamp }) =>
    shown !== undefined && drawn.current.what === shown && timeStamp - drawn.current.since >= glance
}
