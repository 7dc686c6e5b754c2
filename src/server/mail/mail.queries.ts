import { asc, eq, gt, lte, or, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { mails } from '../platform/db/schema/mails.ts'
import type { Account } from '../platform/http/account.ts'
import { openCard } from '../platform/privacy/card.ts'
import { isAt } from '../platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

const day = 24 * 60 * 60_000

/** Queues a mail; one `toMany` is sent after all that is for one person alone. */
export async function addMail(db: Database, payload: Buffer, now: Date, toMany = false): Promise<void> {
  await db.insert(mails).values({ payload, nextAt: now, toMany })
}

/**
 * Takes the mail that waits longest, of those to one person before those to many, and leases it until `until`, so that
 * no other process sends it meanwhile; undefined when none is due. It stays stored until `removeMail`.
 */
export async function leaseMail(db: Database, now: Date, until: Date) {
  return db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      // No mail waits for a day: one that is due later was queued by a wrong clock.
      .where(or(lte(mails.nextAt, now), gt(mails.nextAt, new Date(now.getTime() + day))))
      .orderBy(asc(mails.toMany), asc(mails.nextAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!mail) return undefined
    const attempts = mail.attempts + 1
    await tx.update(mails).set({ nextAt: until, attempts }).where(eq(mails.id, mail.id))
    return { ...mail, attempts }
  })
}

/** Postpones a mail, with the number of attempts that count against it. */
export async function postponeMail(db: Database, id: string, to: { nextAt: Date; attempts: number }): Promise<void> {
  await db.update(mails).set(to).where(eq(mails.id, id))
}

export async function removeMail(db: Database, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

export async function countMails(db: Database): Promise<number> {
  return db.$count(mails)
}

const { id, card, verified, closeable, blocked } = accounts
const addressee = { id, card, verified, closeable, blocked }

/** The part of an account needed to decide about a mail to it and to address it. */
export type Addressee = Pick<
  Account,
  'id' | 'email' | 'language' | 'preferences' | 'verified' | 'closeable' | 'blocked'
>

type Dependencies = { db: Database; privacy: Privacy }

async function selectAddressees({ db, privacy }: Dependencies, which: SQL | undefined, most = 1): Promise<Addressee[]> {
  const rows = await db.select(addressee).from(accounts).where(which).orderBy(asc(id)).limit(most)
  return rows.map(({ card, ...account }) => ({ ...account, ...openCard(privacy, card) }))
}

/** Finds the account with an id; undefined when there is none. */
export async function findAddressee(using: Dependencies, accountId: string): Promise<Addressee | undefined> {
  return (await selectAddressees(using, eq(id, accountId)))[0]
}

/** Finds the account with an e-mail; undefined when there is none any more. */
export async function findAddresseeAt(using: Dependencies, address: string): Promise<Addressee | undefined> {
  return (await selectAddressees(using, isAt(using.privacy, address)))[0]
}

/** Lists some accounts in the order of their random ids, after one of them. */
export function listAddressees(using: Dependencies, after: string | null, most: number): Promise<Addressee[]> {
  return selectAddressees(using, after === null ? undefined : gt(id, after), most)
}
