import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** An account as far as deciding about a mail to it goes; undefined where there is none. */
export async function addresseeOf(db: Database, accountId: string) {
  const { email, secret, vault, verified, closeable, blocked } = accounts
  const [row] = await db
    .select({ email, secret, vault, verified, closeable, blocked })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row
}
