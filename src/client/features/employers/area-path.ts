import type { User } from '../../../contract/accounts/user.ts'

/** A company the person speaks for, as the area needs it. */
export type RepresentedCompany = Pick<User['represents'][number], 'id' | 'name' | 'role'>

/** Stands in the place of a section where an address names a company and no section. */
export const wholeArea = 'all'

/** The company an address names (`/employer/reviews/3`), of those a person speaks for; the first where it names none. */
export function parseAreaCompany(
  companies: readonly RepresentedCompany[],
  named: string | undefined,
): RepresentedCompany | undefined {
  return named === undefined ? companies[0] : companies.find(({ id }) => String(id) === named)
}

/**
 * The address of a section of the area, of the whole area where `section` is empty. Only whoever speaks for several
 * companies sees which one in it.
 */
export function buildAreaPath(
  section: string,
  { id }: RepresentedCompany,
  companies: readonly RepresentedCompany[],
): string {
  const several = companies.length > 1 && companies[0]?.id !== id
  if (several) return `/employer/${section || wholeArea}/${id}`
  return section === '' ? '/employer' : `/employer/${section}`
}
