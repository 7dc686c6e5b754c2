import type { Database } from '../db/database.ts'
import { createKeptKeys } from './privacy.queries.ts'
import type { Privacy } from './privacy.ts'

/**
 * Milliseconds between a server's checks of which author key is in use; `admin rekey` waits for several times as long.
 */
export const lookEvery = 5000

/** Switches to sealing under the key that is in use. Resolves to false when this server does not have it. */
export async function followOnce(db: Database, privacy: Privacy): Promise<boolean> {
  const kept = await createKeptKeys(db).read()
  const newest = Math.max(...kept.map(({ version }) => version))
  if (kept.length > 0 && !privacy.hasKey(newest)) return false
  if (kept.length > 0) privacy.follow(newest)
  return true
}

/**
 * Watches, while the server runs, which author key is in use. `end` is called when it is a key that this server was not
 * given: after the change, no other server could read what this one writes. Returns a function that stops watching.
 */
export function followKey({ db, privacy }: { db: Database; privacy: Privacy }, end: () => void): () => void {
  const timer = setInterval(() => {
    // While the database does not answer, nothing is written either.
    followOnce(db, privacy).then(
      (known) => known || end(),
      () => {},
    )
  }, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
