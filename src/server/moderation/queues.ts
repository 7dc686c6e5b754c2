import type { CaseKind } from '../../contract/moderation/cases.ts'
import { appealsAgainst } from './appeals/store.ts'
import { changeQueue } from './changes/store.ts'
import { companyQueue } from './companies/store.ts'
import type { Queue } from './queue.ts'
import { reportQueue } from './reports/store.ts'
import { studyQueue } from './studies/store.ts'
import { supportQueue } from './support/store.ts'
import { unlockQueue } from './unlocks/store.ts'

/** Every kind of cases moderators decide about. */
export const queues: Readonly<Record<CaseKind, Queue>> = {
  company: companyQueue,
  unlock: unlockQueue,
  change: changeQueue,
  report: reportQueue,
  study: studyQueue,
  appeal: appealsAgainst((kind) => queues[kind]),
  support: supportQueue,
}
