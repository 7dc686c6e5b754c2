import { forgetLooseFiles } from '../../companies/files/store.ts'
import type { Database } from '../../db/database.ts'
import { forgetDecided } from '../../moderation/decisions/forget.ts'
import { forgetExpired } from '../idempotency/store.ts'
import { shuffleRows } from './store.ts'

const hour = 60 * 60 * 1000

type With = {
  db: Database
  clock: () => Date
  /** Told what went wrong; the next round tries again. */
  failed: (error: unknown) => void
  /** Calls `task` every so many milliseconds and answers how to stop. Injected, so that tests need not wait. */
  every?: (milliseconds: number, task: () => void) => () => void
}

export const everyInterval = (milliseconds: number, task: () => void) => {
  const timer = setInterval(task, milliseconds)
  timer.unref()
  return () => clearInterval(timer)
}

/** What must be done once a day: expired answers and settled decisions forgotten, the order of rows made meaningless. */
export async function maintain({ db, clock }: Pick<With, 'db' | 'clock'>): Promise<void> {
  await forgetExpired(db, clock())
  await forgetLooseFiles(db)
  await forgetDecided(db, clock())
  await shuffleRows(db)
}

/** Does it an hour after the start and once a day from then on. The answer stops it and waits for a round under way. */
export function startMaintenance({ db, clock, failed, every = everyInterval }: With): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let hours = 0
  const stop = every(hour, () => {
    if (hours++ % 24 > 0) return
    running = running.then(() => maintain({ db, clock })).catch(failed)
  })
  return () => {
    stop()
    return running
  }
}
