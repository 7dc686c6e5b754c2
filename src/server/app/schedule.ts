import { backUp } from '../backup/job.ts'
import { makeRoleChanges } from '../employers/unlock/role-changes.queries.ts'
import { sendPushes } from '../following/send-pushes.ts'
import { sendLetters } from '../notifications/letters.ts'
import { makeLongChanges } from '../platform/db/long-changes.ts'
import type { Job } from '../platform/jobs/job.ts'
import { releasePeriod } from '../statistics/release/release.ts'
import { createDueAwards } from './award-quarters.ts'
import { forget } from './forget.ts'
import { maintain } from './maintenance/maintenance.ts'
import { releaseMonth } from './month.ts'
import { publishDue } from './publication/due.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** All scheduled jobs of the server; mail is not among them, since it is sent at once. */
export const jobs: readonly Job[] = [
  { name: 'forget', every: 'hour', run: forget },
  { name: 'awards', every: 'hour', run: createDueAwards },
  { name: 'publication', every: 'minute', run: publishDue },
  { name: 'release', every: releasePeriod, run: releaseMonth },
  { name: 'maintenance', every: 'day', run: maintain },
  { name: 'roles', every: 'minute', byAnyClock: true, run: makeRoleChanges },
  { name: 'changes', every: 'hour', run: ({ db }) => makeLongChanges(db) },
  { name: 'letters', every: 5 * minute, run: sendLetters },
  { name: 'pushes', every: 5 * minute, run: sendPushes },
  {
    name: 'backup',
    every: ({ BACKUP_ROUNDS }) => (BACKUP_ROUNDS === 'hour' ? 'hour' : day),
    isMeant: ({ BACKUP_KEY }) => BACKUP_KEY !== undefined,
    run: backUp,
  },
]
