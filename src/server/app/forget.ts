import { removeLateAsides } from '../accounts/aside.queries.ts'
import { vacuumAccountTables } from '../accounts/closing/closing.queries.ts'
import { removeLateLinks } from '../accounts/links.queries.ts'
import { removeLateInvitations } from '../employers/people/people.queries.ts'
import { forgetLetters } from '../employers/unlock/unlock.queries.ts'
import { forgetOldAttempts } from '../limits/limits.queries.ts'
import { forgetWrittenMails } from '../mail/deliver.ts'
import { closeGoneNotices } from '../moderation/notices/close-gone.ts'
import { getDayAfter, toYear } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { forgetProofs } from '../proofs/proofs.queries.ts'
import { forgetOldBursts } from '../reviews/bursts/bursts.queries.ts'
import { deleteDue } from './leaving/leave.ts'

type Dependencies = Pick<Services, 'db' | 'clock' | 'privacy' | 'mail' | 'config'>

/**
 * Runs one round of deletion: expired links and invitations, counts of reviews of days that are over, what was put aside
 * when an account started over, closed accounts after their 30 days, what all of them leave behind, letters that were
 * decided on, notices whose texts are gone, mails stored as files, and what belongs to proofs of earlier years.
 */
export async function forget(services: Dependencies): Promise<void> {
  const { db, privacy, clock } = services
  const now = clock()
  await removeLateLinks(db, now)
  await forgetOldAttempts(db, now)
  await forgetOldBursts({ db, privacy }, now)
  await removeLateInvitations(db, getDayAfter(now, 0))
  await removeLateAsides(db, getDayAfter(now, 0))
  await deleteDue(services, now)
  await vacuumAccountTables(db)
  await forgetLetters(db, now)
  await closeGoneNotices(services, now)
  await forgetWrittenMails(services.config, now)
  await forgetProofs(db, toYear(now))
}
