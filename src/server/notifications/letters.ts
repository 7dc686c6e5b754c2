import { beginRound } from '../platform/jobs/rounds.queries.ts'
import { getDayAfter, toMonth } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { addBroadcast } from './broadcasts/broadcasts.queries.ts'
import { sendBroadcasts } from './broadcasts/broadcasts.ts'

/** Every letter that is due: those of a fixed day are begun, and what waits is queued. */
export async function sendLetters(services: Services): Promise<void> {
  await beginLetters(services)
  await sendBroadcasts(services)
}

/**
 * Begins the letters that come on a fixed day: on the first of a month that of everybody who opted in, on Sundays the one
 * that reminds companies' people to look at their page. Each is the same for everybody and comes whether or not there is
 * anything to read, so nobody who watches a mailbox learns what was written, answered, removed or liked.
 */
async function beginLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await begin(db, 'monthly_letter', toMonth(now))
  await begin(db, 'employer_letter', findSunday(now))
}

/** The round and its broadcast are one transaction, so that a process that dies in between begins it again. */
function begin(db: Services['db'], kind: 'monthly_letter' | 'employer_letter', period: string): Promise<void> {
  return db.transaction(async (tx) => {
    // The first round of all only begins to count: a site that starts within a period owes nobody its letter.
    if ((await beginRound(tx, kind, period)) === 'next') await addBroadcast(tx, { kind })
  })
}

/** The Sunday a day's week begins with, the first working day in Saudi Arabia. */
function findSunday(now: Date): string {
  const today = getDayAfter(now, 0)
  return getDayAfter(now, -new Date(`${today}T00:00:00Z`).getUTCDay())
}
