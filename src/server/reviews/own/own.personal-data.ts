import { readContributions } from '../../authorship/authorship.queries.ts'
import type { PersonPart } from '../../platform/personal-data.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { readOwn, withdraw } from './own.queries.ts'

/** The reviews a person wrote. Untied from their author, they stay; deleted, they leave the counters as well. */
export const reviewsPart: PersonPart = {
  name: 'reviews',
  async gather({ db, privacy }, { secret }, language) {
    const written = await readOwn({ db, privacy, secret }, await readContributions(db, { privacy, secret }), language)
    return written.map(({ kind, company, month, state, answers }) => ({
      kind,
      company: company.name,
      month,
      state,
      answers,
    }))
  },
  async remove({ db, privacy }, { secret }, now) {
    const written = await readOwn({ db, privacy, secret }, await readContributions(db, { privacy, secret }), 'en')
    const found: Withheld[] = []
    for (const { kind, id } of written) {
      const one = await db.transaction((tx) => withdraw({ db: tx, privacy }, secret, { kind, id }, now))
      if (!one || one === 'waiting') continue
      const { year: _, ...left } = one
      found.push(left)
    }
    return found
  },
}
