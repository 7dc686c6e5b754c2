import { eq } from 'drizzle-orm'
import { createPseudonym } from '../accounts/pseudonym.ts'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { administrators } from '../platform/db/schema/moderation.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Makes an account an administrator; returns the pseudonym, which stays. */
export async function addAdministrator(db: Database, accountId: string): Promise<string> {
  const [row] = await db
    .insert(administrators)
    .values({ accountId, pseudonym: createPseudonym('A') })
    .onConflictDoUpdate({ target: administrators.accountId, set: { accountId } })
    .returning({ pseudonym: administrators.pseudonym })
  return row!.pseudonym
}

/** Takes the role away; returns the pseudonym, or undefined when the account was no administrator. */
export async function removeAdministrator(db: Database, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(administrators)
    .where(eq(administrators.accountId, accountId))
    .returning({ pseudonym: administrators.pseudonym })
  return row?.pseudonym
}

export const countAdministrators = (db: Database): Promise<number> => db.$count(administrators)

/** Lists all administrators by e-mail: for the operator alone. */
export async function listAdministrators({ db, privacy }: { db: Database; privacy: Privacy }) {
  const rows = await db
    .select({ card: accounts.card, pseudonym: administrators.pseudonym })
    .from(administrators)
    .innerJoin(accounts, eq(accounts.id, administrators.accountId))
  return rows.map(({ card, pseudonym }) => ({ pseudonym, email: openCard(privacy, card).email }))
}
