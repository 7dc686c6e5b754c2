import { randomUUID } from 'node:crypto'
import { dueAccounts, removeAccount } from '../../accounts/closing/closing.queries.ts'
import { openVault } from '../../accounts/vault.ts'
import type { Language } from '../../platform/http/words.ts'
import { dayAfter, monthOf } from '../../platform/months.ts'
import type { Person } from '../../platform/personal-data.ts'
import type { Services } from '../../platform/services.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { personParts } from '../personal-data-sources.ts'
import { withholdSlots } from '../purge.ts'

type With = Pick<Services, 'db' | 'privacy' | 'mail'>
type Leaving = Person & { email: string }

/**
 * Deletes an account for good: with it go its e-mail, name and vault, its sessions and links, and the secret without which
 * nobody finds what its owner wrote. What it leaves elsewhere, and `more`, goes with the next purge, among that of others.
 * A mail says so. `day`: only while it is due by then. False where it was not there to be deleted. A process that dies half
 * way has deleted nothing that cannot be begun again.
 */
export async function leave(
  { db, privacy, mail }: With,
  person: Leaving,
  { now, language, day, more = [] }: { now: Date; language: Language; day?: string; more?: readonly Withheld[] },
): Promise<boolean> {
  const left = [...more]
  for (const { untie } of personParts) left.push(...((await untie?.({ db, privacy }, person, now)) ?? []))
  return db.transaction(async (tx) => {
    if (!(await removeAccount(tx, person.id, day))) return false
    await withholdSlots({ db: tx, privacy }, { privacy, secret: person.secret }, now, left)
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
export async function deleteDue(services: With, now: Date): Promise<number> {
  const { db, privacy } = services
  const day = dayAfter(now, 0)
  for (let deleted = 0; ; ) {
    const due = await dueAccounts({ db, privacy }, day, batch)
    for (const person of due) {
      const { closing } = openVault(privacy, person)
      const reason = { what: 'reason', id: randomUUID(), day, month: monthOf(now) } as const
      const more = closing ? [{ ...reason, ...closing }] : []
      if (await leave(services, person, { now, language: person.language, day, more })) deleted++
    }
    if (due.length < batch) return deleted
  }
}
