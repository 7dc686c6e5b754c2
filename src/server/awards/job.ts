import type { Database } from '../db/database.ts'
import { everyInterval } from '../reviews/maintenance/maintenance.ts'
import { monthOf } from '../reviews/month.ts'
import { lastFinishedQuarter } from './quarters.ts'
import { giveAwards } from './store.ts'

const hour = 60 * 60 * 1000

type With = {
  db: Database
  clock: () => Date
  /** Told what went wrong; the next round tries again. */
  failed: (error: unknown) => void
  every?: typeof everyInterval
}

/** Gives the awards of the quarter that has ended last, unless they have been given. */
export const giveDueAwards = ({ db, clock }: Pick<With, 'db' | 'clock'>): Promise<boolean> =>
  giveAwards(db, lastFinishedQuarter(monthOf(clock())))

/** Looks at the start and every hour. The answer stops it and waits for a round under way. */
export function startAwards({ db, clock, failed, every = everyInterval }: With): () => Promise<unknown> {
  const round = () => giveDueAwards({ db, clock }).catch(failed)
  let running: Promise<unknown> = round()
  const stop = every(hour, () => {
    running = running.then(round)
  })
  return () => {
    stop()
    return running
  }
}
