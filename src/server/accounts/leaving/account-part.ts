import { accountOf } from '../closing/store.ts'
import { allSessionsOf } from '../security/store.ts'
import type { PersonPart } from './part.ts'

export const accountPart: PersonPart = {
  name: 'account',
  gather: (using, { id }) => accountOf(using, id),
}

export const sessionsPart: PersonPart = {
  name: 'sessions',
  gather: ({ db }, { id }) => allSessionsOf(db, id),
}
