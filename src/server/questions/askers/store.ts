import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** The verified address of an account; null where there is none. */
export async function addressOf(db: Database, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.verified, true)))
  return row?.email ?? null
}
