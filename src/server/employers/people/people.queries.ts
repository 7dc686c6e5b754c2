import { and, eq, inArray, lte } from 'drizzle-orm'
import { is, string, type } from 'superstruct'
import type { ProblemCode } from '../../../contract/problem.ts'
import { addCompanyPerson } from '../../accounts/company-roles.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyRole, companyInvitations, companyPeople } from '../../platform/db/schema/employers.ts'
import type { Account } from '../../platform/http/account.ts'
import { openCard } from '../../platform/privacy/card.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }
type PersonKey = { accountId: string; companyId: number }
const matchPerson = ({ accountId, companyId }: PersonKey) =>
  and(eq(companyPeople.accountId, accountId), eq(companyPeople.companyId, companyId))

export type Person = {
  accountId: string
  name: string | null
  email: string
  role: CompanyRole
  notify: boolean
}

/** Lists the people who speak for a company, by e-mail. */
export async function listPeople({ db, privacy }: Dependencies, companyId: number): Promise<Person[]> {
  const { accountId, role, notify } = companyPeople
  const rows = await db
    .select({ accountId, card: accounts.card, role, notify })
    .from(companyPeople)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(companyPeople.companyId, companyId))
  const people = rows.map(({ card, ...one }) => {
    const { name, email } = openCard(privacy, card)
    return { ...one, name, email }
  })
  return people.sort((a, b) => (a.email < b.email ? -1 : 1))
}

export async function isPersonOf(using: Dependencies, companyId: number, email: string): Promise<boolean> {
  return (await listPeople(using, companyId)).some((one) => one.email === email)
}

export async function setNotify(db: Database, at: PersonKey, notify: boolean): Promise<void> {
  await db.update(companyPeople).set({ notify }).where(matchPerson(at))
}

/**
 * Removes a person's role at a company. False, with nothing changed, when they are its only admin: concurrent removals
 * wait for each other.
 */
export function removeFromCompany(db: Database, at: PersonKey): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, at.companyId)).for('update')
    const admins = await tx
      .select({ accountId: companyPeople.accountId })
      .from(companyPeople)
      .where(and(eq(companyPeople.companyId, at.companyId), eq(companyPeople.role, 'admin')))
    if (admins.length === 1 && admins[0]!.accountId === at.accountId) return false
    await tx.delete(companyPeople).where(matchPerson(at))
    return true
  })
}

const Invited = type({ invited: string() })

type NewInvitation = typeof companyInvitations.$inferInsert & { email: string }

/**
 * Stores an invitation, in the caller's transaction; its addressee is stored sealed. It invalidates the link of an
 * earlier one, so that the earlier one's role does not count. False, with nothing changed, when the inviter is not an
 * admin (any more).
 */
export async function addInvitation(
  using: Dependencies,
  { email, ...one }: Omit<NewInvitation, 'invited'>,
): Promise<boolean> {
  const { db: tx, privacy } = using
  if ((await lockGiver(tx, one.invitedBy, one.companyId)) === undefined) return false
  await withdrawInvitations(using, one.companyId, email)
  await tx.insert(companyInvitations).values({ ...one, invited: privacy.sealContact({ invited: email }) })
  return true
}

/**
 * Reads an admin who can act for a company, and locks both until the transaction ends: a transaction that takes the
 * role away waits, or is waited for. The company is locked before the person, as everywhere.
 */
async function lockGiver(tx: Database, accountId: string, companyId: number) {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  const [giver] = await tx
    .select({ accountId: companyPeople.accountId })
    .from(companyPeople)
    .innerJoin(accounts, eq(accounts.id, companyPeople.accountId))
    .where(
      and(
        matchPerson({ accountId, companyId }),
        eq(companyPeople.role, 'admin'),
        eq(accounts.blocked, false),
        eq(accounts.closeable, false),
      ),
    )
    .for('share', { of: companyPeople })
  return giver
}

const openEmail = (privacy: Privacy, sealed: Uint8Array): string => {
  const opened = privacy.openContact(sealed)
  return is(opened, Invited) ? opened.invited : ''
}

/**
 * Lists the invitations to a company that are valid on `day`, each with the inviter's address, the one that lasts
 * longest first.
 */
export async function listInvitations({ db, privacy }: Dependencies, companyId: number, day: string) {
  const { tokenHash, role, expires, invited, invitedBy } = companyInvitations
  const rows = await db
    .select({ tokenHash, role, expires, invited, by: accounts.card })
    .from(companyInvitations)
    .innerJoin(accounts, eq(accounts.id, invitedBy))
    .where(eq(companyInvitations.companyId, companyId))
  return rows
    .map(({ invited, by, ...one }) => ({
      ...one,
      by: openCard(privacy, by).email,
      email: openEmail(privacy, invited),
    }))
    .filter(({ expires }) => expires > day)
    .sort((a, b) => (a.expires === b.expires ? (a.email < b.email ? -1 : 1) : a.expires < b.expires ? 1 : -1))
}

/** Withdraws every invitation to a company that was sent to an address. */
export async function withdrawInvitations(using: Dependencies, companyId: number, email: string): Promise<void> {
  const sent = await listInvitations(using, companyId, '')
  const hashes = sent.filter((one) => one.email === email).map(({ tokenHash }) => tokenHash)
  if (hashes.length > 0) await using.db.delete(companyInvitations).where(inArray(companyInvitations.tokenHash, hashes))
}

/**
 * Makes an account one of the company's people by the token of an invitation sent to its address, which is then
 * consumed; or returns why not.
 */
export function acceptInvitationByToken(
  { db, privacy }: Dependencies,
  tokenHash: Buffer,
  { id, email }: Pick<Account, 'id' | 'email'>,
  day: string,
): Promise<'taken' | Extract<ProblemCode, 'token_unknown' | 'token_expired' | 'invited_otherwise'>> {
  return db.transaction(async (tx) => {
    const ours = eq(companyInvitations.tokenHash, tokenHash)
    const [found] = await tx.select().from(companyInvitations).where(ours)
    // The inviter must have the right to give the role at this moment, not only when the invitation was sent.
    if (!found || !(await lockGiver(tx, found.invitedBy, found.companyId))) return 'token_unknown'
    const [invitation] = await tx.select().from(companyInvitations).where(ours).for('update')
    if (!invitation) return 'token_unknown'
    if (invitation.expires <= day) return 'token_expired'
    if (openEmail(privacy, invitation.invited) !== email) return 'invited_otherwise'
    await addCompanyPerson(tx, id, invitation.companyId, invitation.role)
    await tx.delete(companyInvitations).where(ours)
    return 'taken'
  })
}

/** Deletes the invitations that have expired on `day`. */
export async function removeLateInvitations(db: Database, day: string): Promise<void> {
  await db.delete(companyInvitations).where(lte(companyInvitations.expires, day))
}
