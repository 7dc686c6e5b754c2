import type { Services } from '../app.ts'
import { monthOf } from '../reviews/month.ts'
import { lastFinishedQuarter } from './quarters.ts'
import { giveAwards } from './store.ts'

/** Gives the awards of the quarter that has ended last, unless they have been given. */
export const giveDueAwards = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> =>
  giveAwards(db, lastFinishedQuarter(monthOf(clock())))
