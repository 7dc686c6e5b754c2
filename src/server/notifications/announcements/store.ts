import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { announcements } from '../../db/schema/notifications.ts'

type Announcement = typeof announcements.$inferSelect

/** Keeps what is to be mailed. */
export async function addAnnouncement(tx: Database, words: typeof announcements.$inferInsert): Promise<void> {
  await tx.insert(announcements).values(words)
}

/** One announcement that has not reached everybody, held until the transaction ends; undefined where none waits. */
export async function holdAnnouncement(tx: Database): Promise<Announcement | undefined> {
  const [found] = await tx
    .select()
    .from(announcements)
    .where(eq(announcements.done, false))
    .orderBy(asc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}

/** Remembers how far an announcement has come; with null that it is through. */
export async function setReached(tx: Database, id: string, after: string | null): Promise<void> {
  await tx
    .update(announcements)
    .set({ after, done: after === null })
    .where(eq(announcements.id, id))
}
