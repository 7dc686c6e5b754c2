import { randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { ModeratorRole } from '../../../contract/moderation/desk.ts'
import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { moderators } from '../../db/schema/moderation.ts'

/** A name that says nothing of whose it is: `M-` and six letters or digits that are not taken for one another. */
function newPseudonym(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return `M-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`
}

/** Makes an account a moderator, or gives one another role; answers the pseudonym, which stays. */
export async function addModerator(db: Database, accountId: string, role: ModeratorRole): Promise<string> {
  const [row] = await db
    .insert(moderators)
    .values({ accountId, role, pseudonym: newPseudonym() })
    .onConflictDoUpdate({ target: moderators.accountId, set: { role } })
    .returning({ pseudonym: moderators.pseudonym })
  return row!.pseudonym
}

/** Takes the role away; answers the pseudonym, undefined where the account was no moderator. */
export async function removeModerator(db: Database, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .delete(moderators)
    .where(eq(moderators.accountId, accountId))
    .returning({ pseudonym: moderators.pseudonym })
  return row?.pseudonym
}

/** Everybody who moderates, by e-mail: for the operator alone. */
export function listModerators(db: Database) {
  const { role, pseudonym, accountId } = moderators
  return db
    .select({ email: accounts.email, role, pseudonym })
    .from(moderators)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .orderBy(asc(accounts.email))
}
