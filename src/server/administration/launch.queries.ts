import { sql } from 'drizzle-orm'
import { type LaunchNeed, launchNeeds } from '../../contract/administration/administration.ts'
import { readSettings } from '../lookups/lookups.queries.ts'
import { queryRows } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'

/** Says of everything that a site needs before it is opened whether it is there. */
export async function findMissing({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<{ need: LaunchNeed; done: boolean }[]> {
  const [settings, rows] = await Promise.all([
    readSettings(db),
    queryRows<{ backup: boolean; mail: boolean; texts: boolean; listed: boolean }>(
      db,
      sql`select exists (select from job_runs where name = 'backup' and done_at is not null) as backup,
        exists (select from audit where action = 'site.try' and subject = 'site/mail') as mail,
        exists (select from audit where action = 'site.try' and subject = 'site/texts') as texts,
        (select true from company_listing limit 1) is not null as listed`,
    ),
  ])
  const done: Record<LaunchNeed, boolean> = {
    // One e-mail was accepted by the mail server.
    mail: config.SMTP_URL !== undefined && rows[0]!.mail,
    https: config.publicUrl.startsWith('https:'),
    backup_key: config.BACKUP_KEY !== undefined,
    // A backup counts as done only when it has been restored.
    backup: rows[0]!.backup,
    contact: Boolean(settings.email),
    legal_name: Boolean(settings.legal_name),
    texts: rows[0]!.texts,
    directory: rows[0]!.listed,
  }
  return launchNeeds.map((need) => ({ need, done: done[need] }))
}
