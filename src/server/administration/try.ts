import type { triedNeeds } from '../../contract/administration/administration.ts'
import { record } from '../audit/audit.ts'
import { renderLetter } from '../mail/letter.ts'
import type { AdministratorCall } from '../platform/http/call.ts'
import { logFailure } from '../platform/http/log.ts'
import { askForJob } from '../platform/jobs/jobs.queries.ts'

/**
 * Tries or confirms what a site needs before it is opened, and notes that it succeeded; returns why it did not. A backup
 * is begun, and counts once it is restored.
 */
export async function tryOut(
  { services, account, language, now }: AdministratorCall,
  need: (typeof triedNeeds)[number],
): Promise<'mail_refused' | 'backup_key_missing' | undefined> {
  const { db, config, privacy, log } = services
  if (need === 'mail') {
    if (!services.deliver) return 'mail_refused'
    try {
      const link = `${config.publicUrl}/admin`
      await services.deliver(renderLetter({ kind: 'trial', to: account.email, language, link }))
    } catch (error) {
      logFailure(log, error, 'the e-mail that was tried')
      return 'mail_refused'
    }
  }
  if (need === 'backup') {
    if (!config.BACKUP_KEY) return 'backup_key_missing'
    await askForJob(db, 'backup')
  }
  const actor = account.administers.pseudonym
  await db.transaction((tx) => record({ db: tx, privacy }, { actor, action: 'site.try', subject: `site/${need}`, now }))
  return undefined
}
