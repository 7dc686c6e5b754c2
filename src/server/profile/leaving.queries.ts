import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { files, supportMessages } from '../platform/db/schema/profile.ts'

/** Lists every file a person keeps here, sealed. */
export function listFilesOf(db: Database, accountId: string) {
  return db
    .select({ id: files.id, type: files.type, sealed: files.sealed })
    .from(files)
    .where(eq(files.accountId, accountId))
}

/** Lists every message a person has sent to support, sealed. */
export function listSupport(db: Database, accountId: string) {
  return db
    .select({ month: supportMessages.month, sealed: supportMessages.sealed })
    .from(supportMessages)
    .where(eq(supportMessages.accountId, accountId))
}
