import { useEffect, useState } from 'react'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import type { AutocompleteItem } from '../../contract/lookups/lists.schema.ts'
import { autocomplete } from '../../contract/lookups/lists.ts'
import { type QueryResult, useQuery } from '../data/query.ts'

/** The debounce, in ms: letters typed in quick succession are one request to the server, this long after the last. */
const PAUSE_MS = 150

/** Reads the companies whose name in either language matches what is typed. There is no request for an empty text. */
export function useCompanySearch(typed: string): QueryResult<AutocompleteItem[]> {
  const text = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery(autocomplete, text && asked ? { query: { key: 'company', q: asked } } : null)
}

/** Reads the name of a company given by its id; undefined until it is loaded. */
export function useCompanyName(id: number | undefined): string | undefined {
  return useQuery(getCompanyProfile, id === undefined ? null : { params: { id } }).data?.name
}
