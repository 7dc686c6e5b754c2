import type { BenefitSummary } from '../../../contract/companies/benefits.schema.ts'
import { listBenefitComments } from '../../../contract/companies/benefits.ts'
import type { Company } from '../../../contract/companies/companies.schema.ts'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import type { CultureSet } from '../../../contract/companies/culture.schema.ts'
import { getCulture } from '../../../contract/companies/culture.ts'
import type { InterviewSummary } from '../../../contract/companies/interviews.schema.ts'
import { listInterviews } from '../../../contract/companies/interviews.ts'
import type { SalaryStatistics } from '../../../contract/companies/salaries.schema.ts'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { summaryOnly } from '../../../contract/companies/side-by-side.ts'
import { type QueryResult, useQuery } from '../../data/query.ts'

/** The data of one of the companies; a part that this device could not read is missing. */
export type ComparedCompany = {
  id: number
  profile?: Company | undefined
  salaries?: SalaryStatistics | undefined
  culture?: CultureSet[] | undefined
  benefits?: BenefitSummary | undefined
  interviews?: InterviewSummary | undefined
}

/**
 * Reads what a company's own page shows, for each of `ids` (at most `maxCompared`), by the same calls as its tabs: so
 * numbers are the same in both places, and what was read there is available here without a network. `failed` where no
 * company could be read at all; `missing` where there is no such company.
 */
export function useCompared(ids: readonly number[]): QueryResult<ComparedCompany[]> {
  const [first, second, third, fourth] = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])]
  const all = [first, second, third, fourth].slice(0, ids.length)
  const profiles = all.map(({ reads: [profile] }) => profile)
  const reads = all.flatMap((one) => one.reads as readonly QueryResult<unknown>[])
  const retry = () => {
    for (const read of reads) read.retry()
  }
  const refusal = profiles.find((one) => one.refusal)?.refusal
  if (profiles.some(({ state }) => state === 'missing')) return { data: undefined, state: 'missing', retry }
  if (reads.some(({ state }) => state === 'loading')) return { data: undefined, state: 'loading', retry }
  if (!profiles.some(({ data }) => data)) return { data: undefined, state: 'failed', refusal, retry }
  const savedAt = reads.flatMap((one) => one.savedAt ?? []).sort()[0]
  return { data: all.map((one) => one.company), state: 'ready', savedAt, retry }
}

function useOne(id: number | undefined) {
  const of = id === undefined ? null : { params: { id } }
  const profile = useQuery(getCompanyProfile, of)
  const salaries = useQuery(getSalaries, of)
  const culture = useQuery(getCulture, of)
  const benefits = useQuery(listBenefitComments, of && { ...of, query: summaryOnly })
  const interviews = useQuery(listInterviews, of && { ...of, query: summaryOnly })
  const company: ComparedCompany = {
    id: id ?? 0,
    profile: profile.data,
    salaries: salaries.data,
    culture: culture.data,
    benefits: benefits.data?.summary,
    interviews: interviews.data?.summary,
  }
  return { company, reads: [profile, salaries, culture, benefits, interviews] as const }
}
