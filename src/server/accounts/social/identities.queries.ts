import { eq } from 'drizzle-orm'
import type { SocialProvider } from '../../../contract/accounts/social.ts'
import type { Database } from '../../platform/db/database.ts'
import { identities } from '../../platform/db/schema/accounts.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** A person as a provider identifies them: the provider's own id, which stays when their e-mail changes. */
export type Identity = { provider: SocialProvider; subject: string }

const nameOf = (privacy: Privacy, { provider, subject }: Identity) => privacy.identityName('whom', provider, subject)
const deriveIdentityName = (privacy: Privacy, provider: SocialProvider, accountId: string) =>
  privacy.identityName('once', provider, accountId)

/** Finds the account of a provider's identity; undefined when it has none yet. */
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

/** Returns whether a provider knows an account's person already, under any identity. */
export async function hasIdentity(
  { db, privacy }: Dependencies,
  provider: SocialProvider,
  accountId: string,
): Promise<boolean> {
  const once = deriveIdentityName(privacy, provider, accountId)
  const rows = await db.select({ id: identities.accountId }).from(identities).where(eq(identities.once, once))
  return rows.length > 0
}

/**
 * Stores the identity a provider has for an account's person; false if that identity belongs to another account, or the
 * account has another identity.
 */
export async function addIdentity(
  { db, privacy }: Dependencies,
  identity: Identity,
  accountId: string,
): Promise<boolean> {
  const added = await db
    .insert(identities)
    .values({
      name: nameOf(privacy, identity),
      once: deriveIdentityName(privacy, identity.provider, accountId),
      accountId,
    })
    .onConflictDoNothing()
    .returning({ id: identities.accountId })
  return added.length > 0 || (await findAccountOfIdentity({ db, privacy }, identity)) === accountId
}

/** Counts the providers that know an account's person. */
export async function countIdentities(db: Database, accountId: string): Promise<number> {
  return db.$count(identities, eq(identities.accountId, accountId))
}
