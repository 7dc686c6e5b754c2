import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import type { Privacy, SealedSecret } from '../privacy/privacy.ts'
import { contributionsOf } from '../reviews/authorship/store.ts'
import { waitingAmong } from '../reviews/rounds/store.ts'

/**
 * Whether a person has shared a salary (design: give to get): any salary review of theirs that is published, or waits for it. Found
 * through their slots, which only the running server can compute; nothing of it is kept.
 */
export async function hasSharedSalary(
  db: Database,
  author: { privacy: Privacy; secret: SealedSecret },
): Promise<boolean> {
  const ids = await contributionsOf(db, author)
  const [shared] = await rowsOf(
    db,
    sql`select 1 from reviews
      where id = any(${sql.param(ids)}::uuid[]) and kind = 'salary' and state = 'published' limit 1`,
  )
  if (shared) return true
  const waiting = await waitingAmong({ db, privacy: author.privacy }, 'review', ids)
  return [...waiting.values()].some(({ kind }) => kind === 'salary')
}
