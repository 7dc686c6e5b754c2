import { maxDifference } from '../platform/jobs/clock-guard.ts'
import { beginRound } from '../platform/jobs/rounds.queries.ts'
import { toMonth } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { findSunday } from '../sight/weeks.queries.ts'
import { addBroadcast } from './broadcasts/broadcasts.queries.ts'
import { sendBroadcasts } from './broadcasts/broadcasts.ts'

/** Sends every letter that is due: begins those of a fixed day, and queues the mails of waiting broadcasts. */
export async function sendLetters(services: Services): Promise<void> {
  await beginLetters(services)
  await sendBroadcasts(services)
}

/**
 * Begins the e-mails of a fixed day: on the first of a month the one to everybody who opted in, on Sundays the one that
 * reminds companies' people to look at their page. Each is the same for everybody and comes whether or not there is
 * anything to read, so an observer of a mailbox does not learn what was written, answered, removed or liked.
 */
async function beginLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const soon = new Date(now.getTime() + maxDifference)
  await begin(db, 'monthly_letter', { period: toMonth(now), latest: toMonth(soon) })
  await begin(db, 'employer_letter', { period: findSunday(now), latest: findSunday(soon) })
}

/**
 * Begins the round and adds its broadcast in one transaction, so that a process that dies in between starts it again.
 */
function begin(
  db: Services['db'],
  kind: 'monthly_letter' | 'employer_letter',
  periods: { period: string; latest: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    // The very first round sends nothing: a site that starts within a period owes nobody its e-mail.
    if ((await beginRound(tx, kind, periods)) === 'next') await addBroadcast(tx, { kind })
  })
}
