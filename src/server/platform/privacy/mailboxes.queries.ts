import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { lockName } from '../db/lock-name.ts'
import { accounts, mailboxes } from '../db/schema/accounts.ts'
import { deriveEmailMark, deriveMailboxMark, openCard } from './card.ts'
import type { Privacy } from './privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** The two marks an address is looked up by: the one accounts are stored under, and that of its mailbox. */
export const deriveMarks = (privacy: Privacy, email: string) => ({
  stored: deriveEmailMark(privacy, email),
  mailbox: deriveMailboxMark(privacy, email),
})

type Marks = { [Mark in keyof ReturnType<typeof deriveMarks>]: Buffer | Placeholder }

/**
 * Builds the query for the id of the account of a mailbox. Where an earlier version let one mailbox have two accounts,
 * the one with this very spelling comes first.
 */
export const selectIdAt = ({ stored, mailbox }: Marks): SQL<string> => {
  const mark = sql.param(stored, accounts.emailMark)
  // An array is looked up in the index; a condition with `or` would read every account.
  return sql`(select ${accounts.id} from ${accounts} where ${accounts.emailMark} = any(array(
      select ${mark}::bytea union all select ${mailboxes.emailMark} from ${mailboxes}
      where ${mailboxes.mark} = ${sql.param(mailbox, mailboxes.mark)}))
    order by ${accounts.emailMark} = ${mark}::bytea desc, ${accounts.id} limit 1)`
}

/** Builds the condition that matches the account of a mailbox, in any spelling of its e-mail. */
export const isAt = (privacy: Privacy, email: string): SQL => eq(accounts.id, selectIdAt(deriveMarks(privacy, email)))

/** Makes transactions that give an account a mailbox wait for each other: one that reads then acts is alone. */
export const lockMailbox = ({ db: tx, privacy }: Dependencies, email: string): Promise<void> =>
  lockName(tx, `mailbox ${deriveMailboxMark(privacy, email).toString('hex')}`)

/** Stores the mailbox of an account's e-mail, in the caller's transaction. */
export async function storeMailbox({ db: tx, privacy }: Dependencies, email: string): Promise<void> {
  const { stored, mailbox: mark } = deriveMarks(privacy, email)
  await tx
    .insert(mailboxes)
    .values({ emailMark: stored, mark })
    .onConflictDoUpdate({ target: mailboxes.emailMark, set: { mark } })
}

/** The number of accounts read at a time. */
const batch = 500

/**
 * Stores the mailboxes of the accounts that have none: those of an earlier version. Deletes the ones that belong to no
 * account any more.
 */
export async function nameMailboxes({ db, privacy }: Dependencies): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ emailMark: accounts.emailMark, card: accounts.card })
      .from(accounts)
      .where(sql`not exists (select from ${mailboxes} where ${mailboxes.emailMark} = ${accounts.emailMark})`)
      .limit(batch)
    const named = rows.map(({ emailMark, card }) => ({
      emailMark,
      mark: deriveMailboxMark(privacy, openCard(privacy, card).email),
    }))
    if (named.length > 0) await db.insert(mailboxes).values(named).onConflictDoNothing()
    if (rows.length < batch) break
  }
  await db.execute(sql`delete from mailboxes
    where not exists (select from accounts where accounts.email_mark = mailboxes.email_mark)`)
}
