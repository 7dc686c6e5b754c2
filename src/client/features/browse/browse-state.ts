import { type CompanyOrder, companyOrders, minStars } from '../../../contract/companies/companies.ts'

/** The filters of companies that are ids of a lookup list. */
export const listFilters = ['city', 'industry', 'size'] as const
export type ListFilter = (typeof listFilters)[number]

/**
 * The filters and order chosen on `/companies`, and for the results of `/search`; they are in the address, so that it
 * can be shared and gone back to. Without a `sort` the default order applies.
 */
export type BrowseState = Partial<Record<ListFilter, number>> & {
  stars?: (typeof minStars)[number] | undefined
  sort?: CompanyOrder | undefined
}

/** Parses the state from an address's query; unknown values are left out. */
export function parseBrowseState(search: string): BrowseState {
  const query = new URLSearchParams(search)
  const chosen = listFilters.flatMap((name) => {
    const id = Number(query.get(name))
    return Number.isInteger(id) && id > 0 && id < 1e9 ? [[name, id]] : []
  })
  const stars = minStars.find((one) => String(one) === query.get('stars'))
  const sort = companyOrders.find((one) => one === query.get('sort'))
  return { ...Object.fromEntries(chosen), ...(stars && { stars }), ...(sort && { sort }) }
}

/** Returns the address of a state at `path`, which may have a query of its own. */
export function buildBrowsePath(state: BrowseState, path = '/companies'): string {
  const [pathname, own] = path.split('?')
  const query = new URLSearchParams(own)
  for (const name of [...listFilters, 'stars', 'sort'] as const)
    if (state[name] !== undefined) query.set(name, String(state[name]))
  return query.size > 0 ? `${pathname}?${query}` : pathname!
}

/** Whether a state filters any company out. */
export const isNarrowing = ({ sort: _, ...filter }: BrowseState): boolean =>
  Object.values(filter).some((value) => value !== undefined)
