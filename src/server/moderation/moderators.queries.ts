import { eq } from 'drizzle-orm'
import type { ModeratorRole } from '../../contract/moderation/desk.ts'
import { createPseudonym } from '../accounts/pseudonym.ts'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { moderators } from '../platform/db/schema/moderation.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Makes an account a moderator, or changes its role; returns the pseudonym, which stays. */
export async function addModerator(db: Database, accountId: string, role: ModeratorRole): Promise<string> {
  const [row] = await db
    .insert(moderators)
    .values({ accountId, role, pseudonym: createPseudonym('M') })
    .onConflictDoUpdate({ target: moderators.accountId, set: { role } })
    .returning({ pseudonym: moderators.pseudonym })
  return row!.pseudonym
}

/** Takes the role away; returns the pseudonym, or undefined when the account was no moderator. */
export async function removeModerator(db: Database, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(moderators)
    .where(eq(moderators.accountId, accountId))
    .returning({ pseudonym: moderators.pseudonym })
  return row?.pseudonym
}

/** Lists all moderators by e-mail: for the operator alone. */
export async function listModerators({ db, privacy }: { db: Database; privacy: Privacy }) {
  const { role, pseudonym, accountId } = moderators
  const rows = await db
    .select({ card: accounts.card, role, pseudonym })
    .from(moderators)
    .innerJoin(accounts, eq(accounts.id, accountId))
  const named = rows.map(({ card, ...one }) => ({ ...one, email: openCard(privacy, card).email }))
  return named.sort((a, b) => (a.email < b.email ? -1 : 1))
}
