import { listDueAccounts, removeAccount } from '../../accounts/closing/closing.queries.ts'
import { listAllSlots } from '../../authorship/authorship.queries.ts'
import type { Language } from '../../platform/http/words.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { DataDependencies, Person } from '../../platform/personal-data.ts'
import type { Services } from '../../platform/services.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { personParts } from '../personal-data-sources.ts'
import { withholdTogether } from '../purge.ts'
import { listLeftAtClosing } from './left-at-closing.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'mail'>

/**
 * All that ties a person who leaves to what they wrote, and what else would lead to them. `later`: it is kept beside their
 * account for a while, so it names no slot that the list of what waits for the purge names beside a contribution.
 */
export async function listLeftBehind(
  { db, privacy }: DataDependencies,
  person: Person,
  now: Date,
  when: 'now' | 'later',
): Promise<Withheld[]> {
  const left: Withheld[] = []
  for (const { untie } of personParts) left.push(...((await untie?.({ db, privacy }, person, now)) ?? []))
  const slots = await listAllSlots(db, { privacy, secret: person.secret }, { withheld: when === 'now' })
  return [...left, ...slots.map((id): Withheld => ({ what: 'slot', id, day: getDayAfter(now, 0) }))]
}

/**
 * Deletes an account for good: with it go its e-mail, name and vault, its sessions and links, and the locks without which
 * nobody finds what its owner wrote. What was `left` elsewhere goes with the next purge, among that of others. A mail says
 * so. `day`: only while it is due by then. False where it was not there to be deleted. A process that dies half way has
 * deleted nothing that cannot be begun again.
 */
export async function leave(
  { db, privacy, mail }: Dependencies,
  person: { id: string; email: string },
  { now, language, day, left }: { now: Date; language: Language; day?: string; left: readonly Withheld[] },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await removeAccount(tx, person.id, day))) return false
    await withholdTogether({ db: tx, privacy }, left, now)
    await mail.add(tx, { kind: 'account_deleted', to: person.email, language }, now)
    return true
  })
}

/** So many accounts are looked up at a time. */
const batch = 50

/**
 * Deletes the accounts whose 30 days are over (spec 4, spec 9); answers how many. Each goes in a transaction of its own,
 * so that nothing waits long, and of several servers doing this at once one deletes each.
 */
export async function deleteDue(services: Dependencies, now: Date): Promise<number> {
  const { db, privacy } = services
  const day = getDayAfter(now, 0)
  for (let deleted = 0; ; ) {
    const due = await listDueAccounts({ db, privacy }, day, batch)
    for (const person of due) {
      const left = listLeftAtClosing(privacy, person.closing, now)
      if (await leave(services, person, { now, language: person.language, day, left })) deleted++
    }
    if (due.length < batch) return deleted
  }
}
