import type { CaseKind } from '../../contract/moderation/cases.ts'
import { createAppealQueue } from './appeals.queries.ts'
import { burstQueue } from './cases/burst-cases.queries.ts'
import { changeQueue } from './cases/change-cases.queries.ts'
import { companyQueue } from './cases/company-cases.queries.ts'
import { noticeQueue } from './cases/notice-cases.queries.ts'
import { reportQueue } from './cases/report-cases.queries.ts'
import { studyQueue } from './cases/study-cases.queries.ts'
import { supportQueue } from './cases/support-cases.queries.ts'
import { unlockQueue } from './cases/unlock-cases.queries.ts'
import type { Queue } from './queue.ts'

/** Every kind of cases moderators decide about. */
export const queues: Readonly<Record<CaseKind, Queue>> = {
  company: companyQueue,
  unlock: unlockQueue,
  change: changeQueue,
  report: reportQueue,
  notice: noticeQueue,
  burst: burstQueue,
  study: studyQueue,
  appeal: createAppealQueue((kind) => queues[kind]),
  support: supportQueue,
}
