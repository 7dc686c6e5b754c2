import type { Company } from '../../../../contract/companies/companies.schema.ts'
import type { ReviewTypeName } from '../../../../contract/reviews/kinds.ts'

/** The nine tabs of the company page in their order (C-001 to C-009), by their subpath. */
export const companyTabs = [
  'overview',
  'reviews',
  'salaries',
  'interviews',
  'competitors',
  'culture',
  'questions',
  'rate',
  'compare',
] as const
export type CompanyTab = (typeof companyTabs)[number]

/** Returns the tab of a subpath: `undefined` (no subpath) is the overview; an unknown subpath is no tab. */
export function getTab(subpath: string | undefined): CompanyTab | undefined {
  if (!subpath) return 'overview'
  return companyTabs.find((tab) => tab === subpath)
}

/** Returns the tab that a company page's path names. */
export const findTab = (path: string): CompanyTab | undefined => getTab(path.split('/')[3])

/** Returns the address where a review of this company is written: the wizard (spec 2). */
export const buildRatePath = (id: number, type: ReviewTypeName = 'company') => `/rateCompany?type=${type}&id=${id}`

/** Returns the address of a tab: 'rate company' leads to the wizard, every other tab to its subpath. */
export function buildTabPath(id: number, tab: CompanyTab): string {
  return tab === 'rate' ? buildRatePath(id) : `/company/${id}/${tab}`
}

/** The tabs whose counts are rounded to tens, `40+`. */
export const inTens: readonly CompanyTab[] = ['salaries', 'interviews']

/** Returns how many contributions a tab shows; undefined where the tab shows none. */
export function countTab(counts: Company['counts'], tab: CompanyTab): number | undefined {
  return tab in counts ? counts[tab as keyof Company['counts']] : undefined
}
