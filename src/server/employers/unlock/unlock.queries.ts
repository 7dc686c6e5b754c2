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

/** What granting a request found, kept with the decision: undoing it puts this back. It names nobody. */
export type PriorUnlock = {
  /** The company was unlocked, and not by a request. */
  unlocked: boolean
  /** What the person who asked was for the company already; null where they were nothing. */
  role: CompanyRole | null
}

/** A granted request; what granting it found goes with the decision. */
export type GrantedUnlock = { companyId: number; contact: Buffer; before: PriorUnlock }

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
 * Whoever asked becomes an admin, an editor too, with the change that is kept here (`role-changes.queries.ts`). With the
 * role the company is unlocked (`db/sql/company-people.sql`), so it never is with nobody to act for it. `before` goes with
 * the decision.
 */
export async function grantUnlock(using: Dependencies, requestId: string): Promise<GrantedUnlock | undefined> {
  const { db: tx, privacy } = using
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return undefined
  const { companyId, contact } = request
  const unlocked = request.unlocked && !(await isGranted(tx, companyId))
  const account = openContact(privacy, contact)?.account
  const role = (account !== undefined && (await findRole(tx, account, companyId))) || null
  await setState(tx, requestId, 'approved')
  if (account !== undefined) await addRoleChange(using, companyId, { account, role: 'admin' })
  return { companyId, contact, before: { unlocked, role } }
}

/** Rejects a request; false where it is decided already or not there. */
export async function refuseUnlock(tx: Database, requestId: string, reason: DecisionReason): Promise<boolean> {
  const request = await hold(tx, requestId)
  if (request?.state !== 'pending') return false
  await setState(tx, requestId, 'rejected', reason)
  return true
}

/**
 * Undoes a grant or a rejection: the request waits again, and with the role the company is as it was unless another
 * granted request keeps it unlocked. `before` is what `grantUnlock` answered (nothing for a rejection). Whoever asked goes
 * back to what they were; where the company is locked again, everybody goes who got in on the grant. False where nothing
 * can be undone: not decided, gone, its letter forgotten, or the person has asked again meanwhile.
 */
export async function undoUnlock(using: Dependencies, requestId: string, before?: PriorUnlock): Promise<boolean> {
  const { db: tx, privacy } = using
  const request = await hold(tx, requestId)
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

/** The letter of a request, for those who decide about it; undefined where there is none any more. */
export async function openLetter({ db, privacy }: Dependencies, requestId: string): Promise<JudgedFile | undefined> {
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
