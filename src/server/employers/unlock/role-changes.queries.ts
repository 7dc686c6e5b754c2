import { and, eq, sql } from 'drizzle-orm'
import { enums, is, nullable, string, type } from 'superstruct'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyRole, companyPeople, roleChanges } from '../../platform/db/schema/employers.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * The new role of an account for a company, null for none; without `account` nobody speaks for the company any more.
 */
type RoleChange = { account: string | null; role: CompanyRole | null }
const RoleChange = type({ account: nullable(string()), role: nullable(enums(['admin', 'editor'])) })

/** Stores a change until it is applied, in the transaction of the decision, which holds the lock on the company. */
export async function addRoleChange(
  { db: tx, privacy }: Dependencies,
  companyId: number,
  change: RoleChange,
): Promise<void> {
  await tx.execute(sql`insert into role_changes (company_id, place, change)
    select ${companyId}::int, coalesce(max(place), 0) + 1, ${privacy.sealContact(change)}::bytea
    from role_changes where company_id = ${companyId}`)
}

/**
 * Applies every waiting change, in the order of the decisions, each once: right after a decision, and by a job if the
 * process died between the two. The company is locked before the person, as everywhere.
 */
export async function makeRoleChanges({ db, privacy }: Dependencies): Promise<void> {
  const waiting = await db.selectDistinct({ companyId: roleChanges.companyId }).from(roleChanges)
  for (const { companyId } of waiting)
    await db.transaction(async (tx) => {
      await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
      const ours = eq(roleChanges.companyId, companyId)
      const rows = await tx.select().from(roleChanges).where(ours).orderBy(roleChanges.place)
      for (const { change } of rows) {
        const opened = privacy.openContact(change)
        if (is(opened, RoleChange)) await setRole(tx, companyId, opened)
      }
      await tx.delete(roleChanges).where(ours)
    })
}

/**
 * Sets a role. An account that does not exist gets nothing; an editor is given the higher role as well, since they may
 * be the only one.
 */
async function setRole(tx: Database, companyId: number, { account, role }: RoleChange): Promise<void> {
  const ofCompany = eq(companyPeople.companyId, companyId)
  if (account === null) return void (await tx.delete(companyPeople).where(ofCompany))
  if (role === null)
    return void (await tx.delete(companyPeople).where(and(ofCompany, eq(companyPeople.accountId, account))))
  const [found] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account))
  if (!found) return
  await tx
    .insert(companyPeople)
    .values({ accountId: found.id, companyId, role })
    .onConflictDoUpdate({ target: [companyPeople.accountId, companyPeople.companyId], set: { role } })
}
