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
    queryRows<{ backup: boolean; listed: boolean }>(
      db,
      sql`select exists (select from job_runs where name = 'backup' and done_at is not null) as backup,
        (select true from company_listing limit 1) is not null as listed`,
    ),
  ])
  const done: Record<LaunchNeed, boolean> = {
    mail: config.SMTP_URL !== undefined,
    https: config.publicUrl.startsWith('https:'),
    backup_key: config.BACKUP_KEY !== undefined,
    // A backup counts as done only when it has been restored.
    backup: rows[0]!.backup,
    contact: Boolean(settings.email),
    legal_name: Boolean(settings.legal_name),
    directory: rows[0]!.listed,
  }
  return launchNeeds.map((need) => ({ need, done: done[need] }))
}
