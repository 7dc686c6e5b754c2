import { useRef } from 'react'

/**
 * Returns the last response about something, by its id: totals that do not depend on the filter stay in place while
 * another filter's response is loading.
 */
export function useKept<Data>(data: Data | undefined, id: number): Data | undefined {
  const kept = useRef<{ id: number; data: Data }>(undefined)
  if (data) kept.current = { id, data }
  return kept.current?.id === id ? kept.current.data : undefined
}
