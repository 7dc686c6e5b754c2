import { useEffect, useState } from 'react'
import { getCompanyProfile } from '../../contract/companies/companies.ts'
import { type AutocompleteItem, autocomplete } from '../../contract/lookups/lists.ts'
import { type QueryResult, useQuery } from '../data/query.ts'

/** The debounce: letters typed in quick succession are one question to the server, so many ms after the last. */
const PAUSE_MS = 150

/** Companies whose name in either language matches what is typed. Nothing is asked for an empty text. */
export function useCompanySearch(typed: string): QueryResult<AutocompleteItem[]> {
  const text = typed.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery(autocomplete, text && asked ? { query: { key: 'company', q: asked } } : null)
}

/** The name of a company given by its id, once it is here. */
export function useCompanyName(id: number | undefined): string | undefined {
  return useQuery(getCompanyProfile, id === undefined ? null : { params: { id } }).data?.name
}
