import type { PersonPart } from '../platform/personal-data.ts'
import { readChangesOf, readRequestsOf, removeProposals, untieProposals } from './leaving.queries.ts'

/** What a person told us of companies: those they asked for, and changes of pages they proposed. */
export const companiesPart: PersonPart = {
  name: 'companies',
  async gather({ db, privacy }, { id: accountId }, language) {
    const person = { privacy, accountId }
    const requested = await readRequestsOf(db, person)
    return {
      requested: requested.map(({ nameEn, nameAr, month }) => ({ name: language === 'ar' ? nameAr : nameEn, month })),
      proposed: await readChangesOf(db, person),
    }
  },
  remove: ({ db, privacy }, { id: accountId }) => removeProposals(db, { privacy, accountId }),
  untie: ({ db, privacy }, { id: accountId }) => untieProposals(db, { privacy, accountId }),
}
