import { useLayoutEffect, useRef } from 'react'
import { glance } from './desk-keys.ts'

/** The time of a key press, on the clock of the page. */
export type PressMoment = Pick<KeyboardEvent, 'timeStamp'>

/**
 * Returns whether what is shown had been on the screen long enough (`glance`) when a key was pressed, no matter what
 * had changed it: a list that was loaded, another moderator who was faster, or the decision before. A key press counts
 * from when it happened: one that waited in the queue is not about what the screen shows meanwhile.
 */
export function useGlance(shown: string | undefined): (pressed: PressMoment) => boolean {
  const shownSince = useRef<{ what?: string | undefined; since: number }>({ since: Number.POSITIVE_INFINITY })
  useLayoutEffect(() => {
    shownSince.current = { what: shown, since: performance.now() }
  }, [shown])
  return ({ timeStamp }) =>
    shown !== undefined && shownSince.current.what === shown && timeStamp - shownSince.current.since >= glance
}
