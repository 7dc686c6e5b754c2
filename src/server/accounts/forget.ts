import type { Database } from '../db/database.ts'
import { removeExpired } from './links/store.ts'

const hour = 3_600_000

type With = { db: Database; clock: () => Date }

/** Removes sessions and links whose time is over, every hour. The answer stops it and waits for a round under way. */
export function startForgetting({ db, clock }: With, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => removeExpired(db, clock())).catch(failed)
  }, hour)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
