import type { SyntheticEvent } from 'react'

/**
 * Which option of its list an event is about, counted from 0; -1 for none. The list listens for all of them, so that an
 * option is only what it shows, and is drawn anew when that changes.
 */
export function findOptionUnder({ currentTarget, target }: SyntheticEvent): number {
  const option = (target as Element).closest('[role="option"]')
  return option ? [...currentTarget.children].indexOf(option) : -1
}
