import { startTransition, useEffect, useState } from 'react'
import type { AutocompleteItem } from '../../../contract/lookups/lists.schema.ts'
import { autocomplete } from '../../../contract/lookups/lists.ts'
import { fetchQuery } from '../../data/query.ts'

export type Suggestions = { state: 'idle' | 'failed' } | { state: 'ready'; text: string; items: AutocompleteItem[] }

/** The debounce, in ms: letters typed in quick succession are one request to the server, this long after the last. */
const PAUSE_MS = 150

/**
 * Reads the companies whose name in either language matches what is typed; responses to outdated requests are ignored.
 * Until there is a response, the previous suggestions stay.
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
      // Rendered in slices: a visitor who types on does not wait for the suggestions to what was typed before.
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
