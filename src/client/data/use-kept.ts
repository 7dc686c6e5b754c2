import { useRef } from 'react'

/**
 * Returns the last response about something, by its id: totals that do not depend on the filter stay in place while
 * another filter's response is loading.
 */
export function useKept<Answer>(answer: Answer | undefined, id: number): Answer | undefined {
  const kept = useRef<{ id: number; answer: Answer }>(undefined)
  if (answer) kept.current = { id, answer }
  return kept.current?.id === id ? kept.current.answer : undefined
}
