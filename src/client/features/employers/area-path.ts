import type { User } from '../../../contract/accounts/user.schema.ts'

/** A company the person speaks for, with what the employer's area needs of it. */
export type RepresentedCompany = Pick<User['represents'][number], 'id' | 'name' | 'role'>

/** Replaces a section where an address names a company but no section. */
export const wholeArea = 'all'

/**
 * Returns the company an address names (`/employer/reviews/3`), of those a person speaks for; the first where it names
 * none.
 */
export function parseAreaCompany(
  companies: readonly RepresentedCompany[],
  named: string | undefined,
): RepresentedCompany | undefined {
  return named === undefined ? companies[0] : companies.find(({ id }) => String(id) === named)
}

/**
 * Returns the address of a section of the area, of the whole area where `section` is empty. It names the company only
 * for a person who speaks for several.
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
