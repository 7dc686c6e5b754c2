import { getDayAfter } from '../../platform/months.ts'
import type { DataDependencies, Person, PersonPart } from '../../platform/personal-data.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { listCompaniesAskedFor, listRequestsMarked } from './unlock-requests.queries.ts'

/** Lists a person's requests, which are found by marks computed for the companies with requests. */
export async function listUnlockRequests({ db, privacy }: DataDependencies, { secret }: Pick<Person, 'secret'>) {
  const companies = await listCompaniesAskedFor(db)
  return listRequestsMarked(
    db,
    companies.map((id) => privacy.mark(secret, 'unlock', id)),
  )
}

/**
 * The companies a person asked to unlock. A waiting request is deleted with its letter; of a decided one the decision
 * stays.
 */
export const unlockPart: PersonPart = {
  name: 'unlock_requests',
  async gather(using, person, language) {
    const requests = await listUnlockRequests(using, person)
    return requests.map(({ name_en, name_ar, month, state, reason, website, phone, letter, letterType }) => ({
      company: language === 'ar' ? name_ar : name_en,
      month,
      state,
      reason,
      website,
      phone,
      letter: letter && { type: letterType, base64: using.privacy.openLetter(letter).toString('base64') },
    }))
  },
  async untie(using, person, now) {
    const requests = await listUnlockRequests(using, person)
    return requests.map(({ id }): Withheld => ({ what: 'unlock', id, day: getDayAfter(now, 0) }))
  },
}
