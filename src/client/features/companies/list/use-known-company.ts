import { useMemo } from 'react'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { getCompanyProfile } from '../../../../contract/companies/companies.ts'
import { type QueryResult, useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { readRecentCompanies } from './recent.ts'

/** A company as loaded, or else as far as this device knows it: enough to write about it without a network. */
export type KnownCompany = Pick<QueryResult<Company>, 'state' | 'retry'> & {
  id: number
  company: Pick<Company, 'name' | 'logo'> | undefined
}

/** Reads a company to write about; `id` 0 stands for none. */
export function useKnownCompany(id: number): KnownCompany {
  const { data, state, retry } = useQuery(getCompanyProfile, id ? { params: { id } } : null)
  const { code } = useLanguage()
  const recent = useMemo(() => readRecentCompanies().find((one) => one.id === id), [id])
  const kept = recent && { name: code === 'ar' ? recent.name_ar : recent.name_en, logo: recent.logo }
  return { id, company: data ?? kept, state, retry }
}

/** Parses a company's id from the address; 0 where there is none. */
export function parseCompanyId(text: string | null | undefined): number {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 ? id : 0
}
