import type { PersonPart } from '../platform/personal-data.ts'
import { accountOf } from './closing/closing.queries.ts'
import { allSessionsOf } from './security/security.queries.ts'

export const accountPart: PersonPart = {
  name: 'account',
  gather: (using, { id }) => accountOf(using, id),
}

export const sessionsPart: PersonPart = {
  name: 'sessions',
  gather: ({ db }, { id }) => allSessionsOf(db, id),
}
