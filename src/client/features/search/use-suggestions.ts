import { startTransition, useEffect, useState } from 'react'
import { type AutocompleteItem, autocomplete } from '../../../contract/lookups/lists.ts'
import { fetchQuery } from '../../data/query.ts'

export type Suggestions = { state: 'idle' | 'failed' } | { state: 'ready'; text: string; items: AutocompleteItem[] }

/** The debounce: letters typed in quick succession are one question to the server, so many ms after the last. */
const PAUSE_MS = 150

/**
 * Companies whose name in either language matches what is typed; answers to outdated questions are ignored. Until there is
 * an answer, what was said before stays.
 */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim()
  const [found, setFound] = useState<Suggestions>({ state: 'idle' })
  useEffect(() => {
    if (!text) {
      setFound({ state: 'idle' })
      return
    }
    let current = true
    const timer = setTimeout(async () => {
      const outcome = await fetchQuery(autocomplete, { query: { key: 'company', q: text } })
      // Drawn in slices: who types on does not wait for the suggestions to what was typed before.
      startTransition(() => {
        if (current) setFound(outcome.ok ? { state: 'ready', text, items: outcome.data } : { state: 'failed' })
      })
    }, PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  return found
}
