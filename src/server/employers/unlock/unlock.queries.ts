import { and, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import { roleAt } from '../../accounts/company-roles.queries.ts'
import type { Taken } from '../../files/take.ts'
import { openContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyRole, companyPeople, unlockRequests } from '../../platform/db/schema/employers.ts'
import { decisions } from '../../platform/db/schema/moderation.ts'
import { undoableSince } from '../../platform/deadlines.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type With = { db: Database; privacy: Privacy }

/** What granting a request found, kept with the decision: undoing it puts this back. It names nobody. */
export type UnlockBefore = {
  /** The company was unlocked, and not by a request. */
  unlocked: boolean
  /** What the person who asked was for the company already; null where they were nothing. */
  role: CompanyRole | null
}

/** Whom a granted request makes an admin; without an account where it is gone meanwhile. */
export type Granted = { companyId: number; accountId?: string; contact: Buffer; before: UnlockBefore }

/** A request and its company, both held until the transaction ends: decisions about one company follow each other. */
async function hold(tx: Database, requestId: string) {
  const { companyId } = unlockRequests
  const [found] = await tx.select({ companyId }).from(unlockRequests).where(eq(unlockRequests.id, requestId))
  if (!found) return undefined
  const [company] = await tx
    .select({ unlocked: companies.unlocked })
    .from(companies)
    .where(eq(companies.id, found.companyId))
    .for('update')
  const [request] = await tx.select().from(unlockRequests).where(eq(unlockRequests.id, requestId)).for('update')
  return company && request && { ...request, unlocked: company.unlocked }
}

const setState = (
  tx: Database,
  requestId: string,
  state: 'pending' | 'approved' | 'rejected',
  reason?: DecisionReason,
) =>
  tx
    .update(unlockRequests)
    .set({ state, reason: reason ?? null })
    .where(eq(unlockRequests.id, requestId))

/** Whether a granted request stands behind a company's being unlocked. */
async function isGranted(tx: Database, companyId: number): Promise<boolean> {
  const { id, state } = unlockRequests
  const rows = await tx
    .select({ id })
    .from(unlockRequests)
    .where(and(eq(unlockRequests.companyId, companyId), eq(state, 'approved')))
    .limit(1)
  return rows.length > 0
}

/**
 * Grants a request (spec 6: unlocking with an authorization letter). Undefined where it is decided already or not there.
 * The role follows with `giveRole`, in a transaction of its own: none may write a row of people and a request. With the
 * role the company is unlocked (`db/sql/company-people.sql`), so it never is with nobody to act for it. `before` goes with the decision.
 */
export async function grantUnlock({ db: tx, privacy }: With, requestId: string): Promise<Granted | undefined> {
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return undefined
  const { companyId, contact } = request
  const unlocked = request.unlocked && !(await isGranted(tx, companyId))
  const accountId = openContact(privacy, contact)?.account
  const role = (accountId !== undefined && (await roleAt(tx, accountId, companyId))) || null
  await setState(tx, requestId, 'approved')
  return { companyId, accountId, contact, before: { unlocked, role } }
}

/**
 * Makes whoever asked an admin of the company, once the grant is stored: an editor too, who may be the only one left. An
 * account that is gone gets nothing.
 */
export async function giveRole(
  db: Database,
  { companyId, accountId }: Pick<Granted, 'companyId' | 'accountId'>,
): Promise<void> {
  if (accountId === undefined) return
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  await db
    .insert(companyPeople)
    .values({ accountId: account.id, companyId, role: 'admin' })
    .onConflictDoUpdate({ target: [companyPeople.accountId, companyPeople.companyId], set: { role: 'admin' } })
}

/** Rejects a request; false where it is decided already or not there. */
export async function refuseUnlock(tx: Database, requestId: string, reason: DecisionReason): Promise<boolean> {
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return false
  await setState(tx, requestId, 'rejected', reason)
  return true
}

/**
 * Who loses their role with an undone grant: nobody, whoever asked (down to `role`, which they had before), or everybody
 * where the company is locked again.
 */
export type Undone = {
  companyId: number
  accountId?: string
  loses: 'nobody' | 'asker' | 'everybody'
  role?: CompanyRole | null
}

/**
 * Undoes a grant or a rejection: the request waits again, and with the role the company is as it was unless another
 * granted request keeps it unlocked. `before` is what `grantUnlock` answered (nothing for a rejection). The roles follow with
 * `takeRole`, in a transaction of its own. Undefined where nothing can be undone: not decided, gone, its letter forgotten,
 * or the person has asked again meanwhile.
 */
export async function undoUnlock(
  { db: tx, privacy }: With,
  requestId: string,
  before?: UnlockBefore,
): Promise<Undone | undefined> {
  const request = await hold(tx, requestId)
  if (!request || request.state === 'pending' || !request.letter) return undefined
  const { companyId, mark, contact, state } = request
  const again = await tx
    .select({ id: unlockRequests.id })
    .from(unlockRequests)
    .where(and(eq(unlockRequests.mark, mark), eq(unlockRequests.state, 'pending')))
  if (again.length > 0) return undefined
  await setState(tx, requestId, 'pending')
  if (state === 'rejected') return { companyId, loses: 'nobody' }
  const unlocked = before?.unlocked === true || (await isGranted(tx, companyId))
  const accountId = openContact(privacy, contact)?.account
  const role = before?.role ?? null
  if (role === 'admin') return { companyId, loses: 'nobody' }
  return { companyId, accountId, role, loses: unlocked || role ? 'asker' : 'everybody' }
}

/** Takes the roles that hung on an undone grant, with the invitations given out on it. */
export async function takeRole(db: Database, { companyId, accountId, loses, role }: Undone): Promise<void> {
  const ofCompany = eq(companyPeople.companyId, companyId)
  if (loses === 'everybody') await db.delete(companyPeople).where(ofCompany)
  if (loses !== 'asker' || accountId === undefined) return
  const asker = and(ofCompany, eq(companyPeople.accountId, accountId))
  await (role ? db.update(companyPeople).set({ role }).where(asker) : db.delete(companyPeople).where(asker))
}

/** The letter of a request, for those who decide about it; undefined where there is none any more. */
export async function openLetter({ db, privacy }: With, requestId: string): Promise<Taken | undefined> {
  const { letter, letterType } = unlockRequests
  const [row] = await db.select({ letter, letterType }).from(unlockRequests).where(eq(unlockRequests.id, requestId))
  return row?.letter ? { type: row.letterType, bytes: privacy.openLetter(row.letter) } : undefined
}

/** Removes the letters of requests whose decision can no longer be undone; answers how many. */
export async function forgetLetters(db: Database, now: Date): Promise<number> {
  const recent = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.kind, 'unlock'),
        eq(decisions.caseId, sql`${unlockRequests.id}::text`),
        gt(decisions.decidedAt, undoableSince(now)),
      ),
    )
  const gone = await db
    .update(unlockRequests)
    .set({ letter: null })
    .where(and(ne(unlockRequests.state, 'pending'), isNotNull(unlockRequests.letter), notExists(recent)))
    .returning({ id: unlockRequests.id })
  return gone.length
}
