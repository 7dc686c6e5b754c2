import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { keepRound, readLastRound } from '../../reviews/rounds/rounds.queries.ts'
import { publishWaiting } from './publish.ts'

const minute = 60_000

/**
 * Returns the round of publication that should have taken place by `now`. There is one in each half of `minutes`,
 * counted from 1970, at a moment of it that only the key tells. So nothing waits longer than `minutes`, and nobody can
 * predict when the next round is.
 */
export function roundBy(now: Date, minutes: number, momentOf: Privacy['momentOf']): number {
  const length = (minutes * minute) / 2
  const half = Math.floor(now.getTime() / length)
  return now.getTime() >= (half + momentOf(half)) * length ? half : half - 1
}

/** Publishes what waits when a round is due; on every call if rounds are a minute apart. */
export async function publishDue(
  { db, privacy, config }: { db: Database; privacy: Privacy; config: Config },
  now: Date,
): Promise<void> {
  const round = roundBy(now, Math.max(2, config.PUBLISH_ROUNDS), privacy.momentOf)
  if (config.PUBLISH_ROUNDS > 1 && (await readLastRound(db, 'publication')) === round) return
  await publishWaiting({ db, privacy })
  // Written last: a process that dies before starts this round again.
  await keepRound(db, 'publication', round)
}
