import { randomUUID } from 'node:crypto'
import { addClosingReason } from '../accounts/closing/closing.queries.ts'
import { listLeaving } from '../authorship/acts.queries.ts'
import { clearSlots, removeSlots } from '../authorship/authorship.queries.ts'
import { addWithheld, type Dependencies, listWithheldBefore, removeWithheld } from '../authorship/withheld.queries.ts'
import { removeUndecided } from '../companies/leaving.queries.ts'
import { leaveUnlockRequest } from '../employers/unlock/unlock-requests.queries.ts'
import { sealContact } from '../mail/contact.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Withheld } from '../platform/withheld.ts'
import { forgetGroups, listReplaced } from '../reviews/earlier.queries.ts'
import { readLastRound, storeRound } from '../reviews/rounds/rounds.queries.ts'
import { removeNow } from './publication/apply-acts.ts'
import { roundBy } from './publication/round-by.ts'

/** The period of purges: one in each half of it, a week, at a moment that only the key reveals. */
const purgeMinutes = 14 * 24 * 60

/** Purges what was withheld on an earlier day, when a purge is due. */
export async function purgeDue({ db, privacy }: Dependencies, now: Date): Promise<void> {
  const round = roundBy(now, purgeMinutes, (half) => privacy.momentOf(-1 - half))
  if ((await readLastRound(db, 'purge')) === round) return
  await purgeWithheld({ db, privacy }, getDayAfter(now, 0))
  // Written last: a process that dies before starts this round again.
  await storeRound(db, 'purge', round)
}

/**
 * Deletes everything withheld before `day`, of all people at once: the slots of the authors of what was deleted, and
 * what else people left; and what servers of earlier versions keep of reviews that newer ones replaced. May be run
 * again at any point.
 */
export async function purgeWithheld({ db, privacy }: Dependencies, day: string): Promise<void> {
  await finishDeletions({ db, privacy })
  await removeNow({ db, privacy }, await listReplaced(db))
  await forgetGroups(db)
  const all = await listWithheldBefore({ db, privacy }, day)
  const contributions = all.filter((one) => 'companyId' in one)
  const left = all.filter(({ what }) => what === 'slot').map(({ id }) => id)
  await db.transaction(async (tx) => {
    const gone = new Set(left)
    await clearSlots(
      { db: tx, privacy },
      contributions.map(({ slot }) => slot).filter((slot) => !gone.has(slot)),
    )
    await removeSlots(tx, left)
    await removeWithheld({ db: tx, privacy }, contributions)
  })
  const rest = all.filter((one) => !('companyId' in one))
  await db.transaction(async (tx) => {
    await removeUndecided(tx, {
      changes: rest.filter(({ what }) => what === 'change').map(({ id }) => id),
      companies: rest.filter(({ what }) => what === 'company').map(({ id }) => Number(id)),
    })
    for (const one of rest)
      if (one.what === 'unlock')
        await leaveUnlockRequest(tx, one.id, { contact: sealContact(privacy, null), mark: privacy.noName() })
      else if (one.what === 'reason')
        await addClosingReason({ db: tx, privacy }, { month: one.month, type: one.type, reason: one.reason })
    await removeWithheld({ db: tx, privacy }, rest)
  })
}

/**
 * Removes what has been deleted and waits for no round: servers of an earlier version have deleted it, and hid it from
 * readers in another way.
 */
export async function finishDeletions({ db, privacy }: Dependencies): Promise<void> {
  const all = await listWithheldBefore({ db, privacy }, lastDay)
  // Read second: what is deleted in between has its act already.
  const leaving = await listLeaving({ db, privacy })
  const late = all.filter((one) => 'companyId' in one).filter(({ id }) => !leaving.has(id))
  await removeNow(
    { db, privacy },
    late.map(({ what: of, id, companyId }) => ({ what: 'removal', of, id, companyId, from: 0 })),
  )
}
const lastDay = '9999'

/** What one person leaves is padded with entries for nothing to a multiple of this number. */
const together = 16

/** Stores everything one person leaves for the next purge, in the caller's transaction. */
export async function withholdTogether(
  { db, privacy }: Dependencies,
  withheld: readonly Withheld[],
  now: Date,
): Promise<void> {
  const day = getDayAfter(now, 0)
  const all = [...withheld]
  while (all.length % together !== 0 || all.length === 0) all.push({ what: 'nothing', id: randomUUID(), day })
  await addWithheld({ db, privacy }, all)
}
