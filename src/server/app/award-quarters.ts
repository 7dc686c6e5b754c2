import { createAwards } from '../awards/awards.queries.ts'
import { getLastFinishedQuarter } from '../awards/quarters.ts'
import { toMonth } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'

/** Gives the awards of the quarter that ended last, unless they have been given. */
export const createDueAwards = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> =>
  createAwards(db, getLastFinishedQuarter(toMonth(clock())))
