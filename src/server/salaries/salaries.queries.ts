import { sql } from 'drizzle-orm'
import { readContributions } from '../authorship/authorship.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { listWaitingAmong } from '../reviews/rounds/rounds.queries.ts'

/**
 * Returns whether a person has shared a salary (design: give to get): any salary review of theirs that is published, or
 * waits for it. Found through their slots, which only the running server can compute; nothing of it is stored.
 */
export async function hasSharedSalary(db: Database, author: { privacy: Privacy; secret: Secret }): Promise<boolean> {
  const ids = await readContributions(db, author)
  // Waiting reviews are read first: if a round publishes one in between, it is found among the published.
  const waiting = await listWaitingAmong({ db, privacy: author.privacy }, 'review', ids)
  if ([...waiting.values()].some(({ kind }) => kind === 'salary')) return true
  const [shared] = await queryRows(
    db,
    sql`select 1 from reviews
      where id = any(${sql.param(ids)}::uuid[]) and kind = 'salary' and state = 'published' limit 1`,
  )
  return shared !== undefined
}
