import { eq } from 'drizzle-orm'
import type { SocialProvider } from '../../../contract/accounts/social.ts'
import type { Database } from '../../platform/db/database.ts'
import { identities } from '../../platform/db/schema/accounts.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** Somebody as a provider knows them: its own name for them, which stays when their e-mail changes. */
export type Identity = { provider: SocialProvider; subject: string }

const nameOf = (privacy: Privacy, { provider, subject }: Identity) => privacy.identityName('whom', provider, subject)
const nameOnce = (privacy: Privacy, provider: SocialProvider, accountId: string) =>
  privacy.identityName('once', provider, accountId)

/** The account of whom a provider knows; undefined where they have none yet. */
export async function findAccountOfIdentity(
  { db, privacy }: Dependencies,
  identity: Identity,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: identities.accountId })
    .from(identities)
    .where(eq(identities.name, nameOf(privacy, identity)))
  return row?.id
}

/** Whether a provider knows an account's person already, as whomever. */
export async function hasIdentity(
  { db, privacy }: Dependencies,
  provider: SocialProvider,
  accountId: string,
): Promise<boolean> {
  const once = nameOnce(privacy, provider, accountId)
  const rows = await db.select({ id: identities.accountId }).from(identities).where(eq(identities.once, once))
  return rows.length > 0
}

/** Notes whom a provider knows an account's person as; false where that is somebody else's, or theirs is another. */
export async function addIdentity(
  { db, privacy }: Dependencies,
  identity: Identity,
  accountId: string,
): Promise<boolean> {
  const added = await db
    .insert(identities)
    .values({ name: nameOf(privacy, identity), once: nameOnce(privacy, identity.provider, accountId), accountId })
    .onConflictDoNothing()
    .returning({ id: identities.accountId })
  return added.length > 0 || (await findAccountOfIdentity({ db, privacy }, identity)) === accountId
}

/** How many providers know an account's person. */
export async function countIdentities(db: Database, accountId: string): Promise<number> {
  return db.$count(identities, eq(identities.accountId, accountId))
}
