import { getCompanyProfile } from '../../contract/companies/companies.ts'
import type { AutocompleteItem } from '../../contract/lookups/lists.schema.ts'
import { autocomplete } from '../../contract/lookups/lists.ts'
import { type QueryResult, useQuery } from '../data/query.ts'
import { useSettled } from '../data/use-settled.ts'

/** Reads the companies whose name in either language matches what is typed. There is no request for an empty text. */
export function useCompanySearch(typed: string): QueryResult<AutocompleteItem[]> {
  const text = typed.trim()
  const asked = useSettled(text)
  return useQuery(autocomplete, text && asked ? { query: { key: 'company', q: asked } } : null)
}

/** Reads the name of a company given by its id; undefined until it is loaded. */
export function useCompanyName(id: number | undefined): string | undefined {
  return useQuery(getCompanyProfile, id === undefined ? null : { params: { id } }).data?.name
}
