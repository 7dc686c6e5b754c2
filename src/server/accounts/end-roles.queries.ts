import { eq, sql } from 'drizzle-orm'
import { record } from '../audit/audit.ts'
import type { Database } from '../platform/db/database.ts'
import { companyPeople } from '../platform/db/schema/employers.ts'
import { moderators } from '../platform/db/schema/moderation.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/**
 * Locks the companies an account speaks for until the transaction ends. Companies are locked before people, in the order
 * of every change to a company's people.
 */
export async function lockCompaniesOf(tx: Database, accountId: string): Promise<void> {
  await tx.execute(sql`select 1 from companies
    where id in (select company_id from company_people where account_id = ${accountId}) order by id for update`)
}

/**
 * Ends what an account may do for others, until it is given again: its roles at companies and as a moderator, which the
 * audit records. Resolves to whether it had any.
 */
export async function endRoles(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  accountId: string,
  now: Date,
): Promise<boolean> {
  const left = await tx
    .delete(companyPeople)
    .where(eq(companyPeople.accountId, accountId))
    .returning({ role: companyPeople.role })
  const [moderator] = await tx
    .delete(moderators)
    .where(eq(moderators.accountId, accountId))
    .returning({ pseudonym: moderators.pseudonym })
  if (moderator) {
    const { pseudonym } = moderator
    const details = { because: 'password_reset' }
    await record(
      { db: tx, privacy },
      { actor: pseudonym, action: 'moderator.remove', subject: pseudonym, details, now },
    )
  }
  return left.length > 0 || moderator !== undefined
}
