import { readKey } from '../endpoint.ts'
import { listBenefitComments } from './benefits.ts'
import { getCompanyProfile } from './companies.ts'
import { getCulture } from './culture.ts'
import { listInterviews } from './interviews.ts'
import { getSalaries } from './salaries.ts'

/** How many companies stand beside each other at most: as many columns as a phone has room for. */
export const maxCompared = 4

/** Of lists that come with a summary only that is compared; a list is never empty of itself, so one of it comes along. */
export const summaryOnly = { limit: 1 } as const

/** The companies that `12-7-30` names, in this order; undefined where it is no such list, too long, or names one twice. */
export function parseComparedIds(part: string | undefined): number[] | undefined {
  if (part === undefined || !/^[1-9]\d{0,9}(?:-[1-9]\d{0,9})*$/.test(part)) return undefined
  const ids = part.split('-').map(Number)
  return ids.length <= maxCompared && new Set(ids).size === ids.length ? ids : undefined
}

/** The address where companies stand beside each other, in the order they were chosen. */
export const buildComparedPath = (ids: readonly number[]): string =>
  ids.length > 0 ? `/compare-companies/${ids.join('-')}` : '/compare-companies'

/** What is read to compare companies, by name (`readKey`): first the profile of each. */
export const listComparedReads = (ids: readonly number[]): string[] => [
  ...ids.map((id) => readKey(getCompanyProfile, { params: { id } })),
  ...ids.flatMap((id) => [
    readKey(getSalaries, { params: { id } }),
    readKey(getCulture, { params: { id } }),
    readKey(listBenefitComments, { params: { id }, query: summaryOnly }),
    readKey(listInterviews, { params: { id }, query: summaryOnly }),
  ]),
]
