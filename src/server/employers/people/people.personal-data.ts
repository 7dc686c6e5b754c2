import { findRepresented } from '../../accounts/company-roles.queries.ts'
import type { PersonPart } from '../../platform/personal-data.ts'

/** The companies a person speaks for. The rows belong to the account and are deleted with it. */
export const representedPart: PersonPart = {
  name: 'represented_companies',
  gather: async ({ db }, { id }, language) =>
    (await findRepresented(db, id, language)).map(({ name, role }) => ({ company: name, role })),
}
