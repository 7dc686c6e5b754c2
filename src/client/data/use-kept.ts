import { useRef } from 'react'

/**
 * The last answer there was about something, by its id: what is told of all of it is the same whatever is asked for, and
 * stays in its place while another filter is on its way.
 */
export function useKept<Answer>(answer: Answer | undefined, id: number): Answer | undefined {
  const kept = useRef<{ id: number; answer: Answer }>(undefined)
  if (answer) kept.current = { id, answer }
  return kept.current?.id === id ? kept.current.answer : undefined
}
