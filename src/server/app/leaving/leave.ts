import type { RemovalTime } from '../../../contract/removal-times.ts'
import { listDueAccounts, removeAccount } from '../../accounts/closing/closing.queries.ts'
import { type Act, addActsTogether, chooseRounds } from '../../authorship/acts.queries.ts'
import { closeSlots, listAllSlots } from '../../authorship/authorship.queries.ts'
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
 * Lists all that ties a person who leaves to what they wrote, and what else would lead to them. `later`: the list is
 * stored beside their account for a while, so it leaves out the slots that the withheld rows name beside a
 * contribution.
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
 * Lists what readers are to see no more of a person who leaves, each part with a round of publication of its own, at
 * random: parts that disappear together would be known as one person's.
 */
export async function listRemovals(
  { db, privacy }: DataDependencies,
  { secret }: Person,
  withheld: readonly Withheld[],
  when: RemovalTime,
): Promise<Act[]> {
  const written = withheld.filter((one) => 'companyId' in one)
  const turns = when === 'now' ? [] : await chooseRounds(db, { privacy, secret }, written.length)
  return written.map(({ what: of, id, companyId }, n) => ({ what: 'removal', of, id, companyId, from: turns[n] ?? 0 }))
}

/**
 * Deletes an account for good: with it go its e-mail, name and vault, its sessions and links, and the locks without
 * which nobody finds what its owner wrote. What was `left` elsewhere is deleted by the next purge, together with that
 * of others; `acts` wait for their rounds of publication. A mail says so. `day`: only if it is due by then. `next` are
 * the slots of what its owner might store at this moment. Returns `gone` when it was not there to be deleted, and
 * `more` when something was stored that is not listed: then nothing is deleted. A process that dies halfway has deleted
 * nothing that cannot be started again.
 */
export async function leave(
  { db, privacy, mail }: Dependencies,
  person: { id: string; email: string },
  {
    now,
    language,
    day,
    left,
    acts = [],
    next = [],
  }: {
    now: Date
    language: Language
    day?: string
    left: readonly Withheld[]
    acts?: readonly Act[]
    next?: readonly string[]
  },
): Promise<'left' | 'gone' | 'more'> {
  const leaving = db.transaction(async (tx) => {
    if (!(await removeAccount(tx, person.id, day))) return 'gone'
    if (!(await closeSlots({ db: tx, privacy }, next))) throw new StoredMeanwhile()
    const closed = next.map((id): Withheld => ({ what: 'slot', id, day: getDayAfter(now, 0) }))
    await withholdTogether({ db: tx, privacy }, [...left, ...closed], now)
    await addActsTogether({ db: tx, privacy }, acts)
    await mail.add(tx, { kind: 'account_deleted', to: person.email, language }, now)
    return 'left'
  })
  return leaving.catch((failure: unknown) => {
    if (failure instanceof StoredMeanwhile) return 'more'
    throw failure
  })
}

/** Ends a deletion that does not know of all that was stored. */
class StoredMeanwhile extends Error {}

/** The number of accounts looked up at a time. */
const batch = 50

/**
 * Deletes the accounts whose 30 days are over (spec 4, spec 9); returns how many. Each is deleted in a transaction of
 * its own, so that no other waits long, and of several servers doing this at once one deletes each.
 */
export async function deleteDue(services: Dependencies, now: Date): Promise<number> {
  const { db, privacy } = services
  const day = getDayAfter(now, 0)
  for (let deleted = 0; ; ) {
    const due = await listDueAccounts({ db, privacy }, day, batch)
    for (const person of due) {
      const left = listLeftAtClosing(privacy, person.closing, now)
      if ((await leave(services, person, { now, language: person.language, day, left })) === 'left') deleted++
    }
    if (due.length < batch) return deleted
  }
}
