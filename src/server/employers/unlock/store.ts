import { and, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import type { Database } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { companies } from '../../db/schema/companies.ts'
import { companyInvitations, companyPeople, unlockRequests } from '../../db/schema/employers.ts'
import { decisions } from '../../db/schema/moderation.ts'
import type { Taken } from '../../files/take.ts'
import { openContact } from '../../mail/contact.ts'
import { undoableSince } from '../../moderation/times.ts'
import type { Privacy } from '../../privacy/privacy.ts'
import { addCompanyPerson, roleAt } from '../store.ts'

type With = { db: Database; privacy: Privacy }

/** What granting a request found, kept with the decision: undoing it puts this back. It names nobody. */
export type UnlockBefore = {
  /** The company was unlocked, and not by a request. */
  unlocked: boolean
  /** The person who asked spoke for the company already. */
  role: boolean
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

const setUnlocked = (tx: Database, companyId: number, unlocked: boolean) =>
  tx.update(companies).set({ unlocked }).where(eq(companies.id, companyId))

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
 * Grants a request (spec 6: unlocking with an authorization letter): it is approved and its company unlocked. Undefined
 * where it is decided already or not there. The role follows with `giveRole`, in a transaction of its own: none may write
 * a row of people and a request. `before` goes with the decision.
 */
export async function grantUnlock({ db: tx, privacy }: With, requestId: string): Promise<Granted | undefined> {
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return undefined
  const { companyId, contact } = request
  const unlocked = request.unlocked && !(await isGranted(tx, companyId))
  const accountId = openContact(privacy, contact)?.account
  const role = accountId !== undefined && (await roleAt(tx, accountId, companyId)) !== undefined
  await setState(tx, requestId, 'approved')
  await setUnlocked(tx, companyId, true)
  return { companyId, accountId, contact, before: { unlocked, role } }
}

/** Makes whoever asked an admin of the company, once the grant is stored. An account that is gone gets nothing. */
export async function giveRole(
  db: Database,
  { companyId, accountId }: Pick<Granted, 'companyId' | 'accountId'>,
): Promise<void> {
  if (accountId === undefined) return
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId))
  if (account) await addCompanyPerson(db, account.id, companyId, 'admin')
}

/** Rejects a request; false where it is decided already or not there. */
export async function refuseUnlock(tx: Database, requestId: string, reason: DecisionReason): Promise<boolean> {
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return false
  await setState(tx, requestId, 'rejected', reason)
  return true
}

/** Who loses their role with an undone grant: nobody, whoever asked, or everybody where the company is locked again. */
export type Undone = { companyId: number; accountId?: string; loses: 'nobody' | 'asker' | 'everybody' }

/**
 * Undoes a grant or a rejection: the request waits again, and its company is as it was unless another granted request
 * keeps it unlocked. `before` is what `grantUnlock` answered (nothing for a rejection). The roles follow with
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
  await setUnlocked(tx, companyId, unlocked)
  const accountId = openContact(privacy, contact)?.account
  return { companyId, accountId, loses: unlocked ? (before?.role ? 'nobody' : 'asker') : 'everybody' }
}

/** Takes the roles that hung on an undone grant, with the invitations given out on it. */
export async function takeRole(db: Database, { companyId, accountId, loses }: Undone): Promise<void> {
  const ofCompany = eq(companyPeople.companyId, companyId)
  if (loses === 'everybody')
    await db.transaction(async (tx) => {
      await tx.delete(companyPeople).where(ofCompany)
      await tx.delete(companyInvitations).where(eq(companyInvitations.companyId, companyId))
    })
  if (loses === 'asker' && accountId !== undefined)
    await db.delete(companyPeople).where(and(ofCompany, eq(companyPeople.accountId, accountId)))
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
