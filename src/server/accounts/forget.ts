import type { Services } from '../app.ts'
import { removeLateInvitations } from '../employers/people/store.ts'
import { forgetLetters } from '../employers/unlock/store.ts'
import { forgetOldAttempts } from '../limits/store.ts'
import { dayAfter } from '../reviews/month.ts'
import { sweepAccounts } from './closing/store.ts'
import { deleteDue } from './leaving/leave.ts'
import { removeLateLinks } from './links/store.ts'

type With = Pick<Services, 'db' | 'clock' | 'privacy' | 'mail'>

/**
 * One round: links and invitations whose time is over, closed accounts after their 30 days, what all of them
 * leave behind, and letters that were decided on.
 */
export async function forget(services: With): Promise<void> {
  const { db, clock } = services
  const now = clock()
  await removeLateLinks(db, now)
  await forgetOldAttempts(db, now)
  await removeLateInvitations(db, dayAfter(now, 0))
  await deleteDue(services, now)
  await sweepAccounts(db)
  await forgetLetters(db, now)
}
