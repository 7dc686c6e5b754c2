import { type CompanyOrder, companyOrders } from '../../../contract/companies/companies.ts'

/** What companies can be narrowed by: ids of lookup lists. */
export const filterNames = ['city', 'industry', 'size'] as const
export type FilterName = (typeof filterNames)[number]

/** What is chosen on `/companies`; the address carries it, so that it can be shared and gone back to. */
export type BrowseState = Partial<Record<FilterName, number>> & { sort: CompanyOrder }

const usual: CompanyOrder = 'reviews'

/** The state an address's query stands for; whatever it does not know is left out. */
export function parseBrowseState(search: string): BrowseState {
  const query = new URLSearchParams(search)
  const chosen = filterNames.flatMap((name) => {
    const id = Number(query.get(name))
    return Number.isInteger(id) && id > 0 && id < 1e9 ? [[name, id]] : []
  })
  const sort = companyOrders.find((one) => one === query.get('sort')) ?? usual
  return { ...Object.fromEntries(chosen), sort }
}

/** The address of a state; what is usual is left out. */
export function buildBrowsePath({ sort, ...filter }: BrowseState): string {
  const query = new URLSearchParams()
  for (const name of filterNames) if (filter[name] !== undefined) query.set(name, String(filter[name]))
  if (sort !== usual) query.set('sort', sort)
  return query.size > 0 ? `/companies?${query}` : '/companies'
}
