import { and, eq, gt, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import { findRole } from '../../accounts/company-roles.queries.ts'
import type { JudgedFile } from '../../files/take.ts'
import { openContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyRole, unlockRequests } from '../../platform/db/schema/employers.ts'
import { decisions } from '../../platform/db/schema/moderation.ts'
import { getUndoableSince } from '../../platform/deadlines.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { addRoleChange } from './role-changes.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** The state before a request was granted, stored with the decision: undoing it restores this. It names nobody. */
export type PriorUnlock = {
  /** Whether the company was unlocked already, and not by a request. */
  unlocked: boolean
  /** The requester's role for the company before; null if they had none. */
  role: CompanyRole | null
}

/** A granted request; the state before it is stored with the decision. */
export type GrantedUnlock = { companyId: number; contact: Buffer; before: PriorUnlock }

/**
 * Reads a request and its company and locks both until the transaction ends, so that decisions about one company run
 * one after the other.
 */
async function lockRequest(tx: Database, requestId: string) {
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

/** Returns whether a company is unlocked by a granted request. */
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
 * Grants a request (spec 6: unlocking with an authorization letter). Undefined when it is decided already or does not
 * exist. The requester becomes an admin, even an editor, by the role change stored here (`role-changes.queries.ts`).
 * With the role the company is unlocked (`db/sql/company-people.sql`), so it never is with nobody to act for it.
 * `before` is stored with the decision.
 */
export async function grantUnlock(using: Dependencies, requestId: string): Promise<GrantedUnlock | undefined> {
  const { db: tx, privacy } = using
  const request = await lockRequest(tx, requestId)
  if (request?.state !== 'pending') return undefined
  const { companyId, contact } = request
  const unlocked = request.unlocked && !(await isGranted(tx, companyId))
  const account = openContact(privacy, contact)?.account
  const role = (account !== undefined && (await findRole(tx, account, companyId))) || null
  await setState(tx, requestId, 'approved')
  if (account !== undefined) await addRoleChange(using, companyId, { account, role: 'admin' })
  return { companyId, contact, before: { unlocked, role } }
}

/** Rejects a request; false when it is decided already or does not exist. */
export async function refuseUnlock(tx: Database, requestId: string, reason: DecisionReason): Promise<boolean> {
  const request = await lockRequest(tx, requestId)
  if (request?.state !== 'pending') return false
  await setState(tx, requestId, 'rejected', reason)
  return true
}

/**
 * Undoes a grant or a rejection: the request waits again, and with the role the company is as it was, unless another
 * granted request keeps it unlocked. `before` is what `grantUnlock` returned (nothing for a rejection). The requester
 * gets their former role back; if the company is locked again, everybody loses their role who got it through the grant.
 * False when nothing can be undone: the request is not decided or gone, its letter is deleted, or the person has asked
 * again meanwhile.
 */
export async function undoUnlock(using: Dependencies, requestId: string, before?: PriorUnlock): Promise<boolean> {
  const { db: tx, privacy } = using
  const request = await lockRequest(tx, requestId)
  if (!request || request.state === 'pending' || !request.letter) return false
  const { companyId, mark, contact, state } = request
  const again = await tx
    .select({ id: unlockRequests.id })
    .from(unlockRequests)
    .where(and(eq(unlockRequests.mark, mark), eq(unlockRequests.state, 'pending')))
  if (again.length > 0) return false
  await setState(tx, requestId, 'pending')
  const role = before?.role ?? null
  if (state === 'rejected' || role === 'admin') return true
  const staysUnlocked = before?.unlocked === true || (await isGranted(tx, companyId))
  const account = openContact(privacy, contact)?.account
  if (!staysUnlocked && role === null) await addRoleChange(using, companyId, { account: null, role: null })
  else if (account !== undefined) await addRoleChange(using, companyId, { account, role })
  return true
}

/** Returns the letter of a request, for those who decide about it; undefined when it does not exist any more. */
export async function openLetter({ db, privacy }: Dependencies, requestId: string): Promise<JudgedFile | undefined> {
  const { letter, letterType } = unlockRequests
  const [row] = await db.select({ letter, letterType }).from(unlockRequests).where(eq(unlockRequests.id, requestId))
  return row?.letter ? { type: row.letterType, bytes: privacy.openLetter(row.letter) } : undefined
}

/** Deletes the letters of requests whose decision cannot be undone any more; returns how many. */
export async function forgetLetters(db: Database, now: Date): Promise<number> {
  const recent = db
    .select({ id: decisions.id })
    .from(decisions)
    .where(
      and(
        eq(decisions.kind, 'unlock'),
        eq(decisions.caseId, sql`${unlockRequests.id}::text`),
        gt(decisions.decidedAt, getUndoableSince(now)),
      ),
    )
  const gone = await db
    .update(unlockRequests)
    .set({ letter: null })
    .where(and(ne(unlockRequests.state, 'pending'), isNotNull(unlockRequests.letter), notExists(recent)))
    .returning({ id: unlockRequests.id })
  return gone.length
}
