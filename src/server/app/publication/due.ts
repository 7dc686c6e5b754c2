import { beginPublicationRound, renewActs } from '../../authorship/acts.queries.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { readLastRound, storeRound } from '../../reviews/rounds/rounds.queries.ts'
import { finishDeletions } from '../purge.ts'
import { publishWaiting } from './publish.ts'
import { roundBy } from './round-by.ts'

/** Publishes what waits when a round is due; on every call if rounds are a minute apart. */
export async function publishDue(
  { db, privacy, config }: { db: Database; privacy: Privacy; config: Config },
  now: Date,
): Promise<void> {
  const round = roundBy(now, Math.max(2, config.PUBLISH_ROUNDS), privacy.momentOf)
  const last = await readLastRound(db, 'publication')
  if (config.PUBLISH_ROUNDS > 1 && last === round) return
  await runRound({ db, privacy }, round, now)
  // Written last: a process that dies before starts this round again.
  await storeRound(db, 'publication', round)
}

/** Runs the round of publication of a period of the clock. May be run again at any point. */
export async function runRound(
  { db, privacy }: { db: Database; privacy: Privacy },
  period: number,
  now: Date,
): Promise<void> {
  const turn = await beginPublicationRound(db, period)
  await finishDeletions({ db, privacy })
  await publishWaiting({ db, privacy }, turn, now)
  await renewActs({ db, privacy }, turn)
}
