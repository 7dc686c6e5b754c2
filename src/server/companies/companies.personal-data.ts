import { getDayAfter } from '../platform/months.ts'
import type { PersonPart } from '../platform/personal-data.ts'
import type { Withheld } from '../platform/withheld.ts'
import { listChangesOf, listRequestsOf, readChangesOf, readRequestsOf } from './leaving.queries.ts'

/** What a person told the site of companies: those they asked for, and changes of pages they proposed. */
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
  async remove({ db, privacy }, { id: accountId }, now) {
    const person = { privacy, accountId }
    const day = getDayAfter(now, 0)
    const changes = await listChangesOf(db, person)
    const companies = await listRequestsOf(db, person)
    return [
      ...changes.map((id): Withheld => ({ what: 'change', id, day })),
      ...companies.map((id): Withheld => ({ what: 'company', id: String(id), day })),
    ]
  },
}
