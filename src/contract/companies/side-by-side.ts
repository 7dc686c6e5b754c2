import { readKey } from '../endpoint.ts'
import { listBenefitComments } from './benefits.ts'
import { getCompanyProfile } from './companies.ts'
import { getCulture } from './culture.ts'
import { listInterviews } from './interviews.ts'
import { getSalaries } from './salaries.ts'

/** How many companies can be compared at once: as many columns as a phone has room for. */
export const maxCompared = 4

/**
 * The query for lists of which only the summary is compared; a page of a list has at least one entry, so one of it
 * comes along.
 */
export const summaryOnly = { limit: 1 } as const

/**
 * Returns the companies that `12-7-30` names, in this order; undefined where the text is no such list, is too long, or
 * names one twice.
 */
export function parseComparedIds(list: string | undefined): number[] | undefined {
  if (list === undefined || !/^[1-9]\d{0,9}(?:-[1-9]\d{0,9})*$/.test(list)) return undefined
  const ids = list.split('-').map(Number)
  return ids.length <= maxCompared && new Set(ids).size === ids.length ? ids : undefined
}

/** Returns the address of the comparison of companies, in the order they were chosen. */
export const buildComparedPath = (ids: readonly number[]): string =>
  ids.length > 0 ? `/compare-companies/${ids.join('-')}` : '/compare-companies'

/** Lists the reads of a comparison of companies, by key (`readKey`): first the profile of each. */
export const listComparedReads = (ids: readonly number[]): string[] => [
  ...ids.map((id) => readKey(getCompanyProfile, { params: { id } })),
  ...ids.flatMap((id) => [
    readKey(getSalaries, { params: { id } }),
    readKey(getCulture, { params: { id } }),
    readKey(listBenefitComments, { params: { id }, query: summaryOnly }),
    readKey(listInterviews, { params: { id }, query: summaryOnly }),
  ]),
]
