import { type CompanyOrder, companyOrders, minStars } from '../../../contract/companies/companies.ts'

/** What companies can be narrowed by that has a list: ids of its items. */
export const listFilters = ['city', 'industry', 'size'] as const
export type ListFilter = (typeof listFilters)[number]

/**
 * What is chosen on `/companies`, and among what `/search` has found; the address carries it, so that it can be shared and
 * gone back to. Without a `sort` they stand as they come.
 */
export type BrowseState = Partial<Record<ListFilter, number>> & {
  stars?: (typeof minStars)[number] | undefined
  sort?: CompanyOrder | undefined
}

/** The state an address's query stands for; whatever it does not know is left out. */
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

/** The address of a state at `path`, which may have a query of its own. */
export function buildBrowsePath(state: BrowseState, path = '/companies'): string {
  const [page, own] = path.split('?')
  const query = new URLSearchParams(own)
  for (const name of [...listFilters, 'stars', 'sort'] as const)
    if (state[name] !== undefined) query.set(name, String(state[name]))
  return query.size > 0 ? `${page}?${query}` : page!
}

/** Whether a state leaves any company out. */
export const isNarrowing = ({ sort: _, ...filter }: BrowseState): boolean =>
  Object.values(filter).some((value) => value !== undefined)
