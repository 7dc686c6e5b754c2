import type { SyntheticEvent } from 'react'

/**
 * Returns the index of the option an event is about, counted from 0; -1 for none. The list handles the events of all
 * its options, so that an option consists only of what it shows, and re-renders when that changes.
 */
export function findOptionUnder({ currentTarget, target }: SyntheticEvent): number {
  const option = (target as Element).closest('[role="option"]')
  return option ? [...currentTarget.children].indexOf(option) : -1
}
