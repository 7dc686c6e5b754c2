import { forget } from '../accounts/forget.ts'
import { giveDueAwards } from '../awards/job.ts'
import { sendLetters } from '../notifications/letters.ts'
import { maintain } from '../reviews/maintenance/maintenance.ts'
import { publishDue } from '../reviews/rounds/due.ts'
import { releaseDue, releasePeriod } from '../statistics/release/release.ts'
import type { Job } from './job.ts'

const minute = 60_000

/** Everything the server does by itself, but for the mail, which leaves at once. */
export const jobs: readonly Job[] = [
  { name: 'forget', every: 'hour', run: forget },
  { name: 'awards', every: 'hour', run: giveDueAwards },
  { name: 'publication', every: 'minute', run: publishDue },
  { name: 'release', every: releasePeriod, run: releaseDue },
  { name: 'maintenance', every: 'day', run: maintain },
  { name: 'letters', every: 5 * minute, run: sendLetters },
]
