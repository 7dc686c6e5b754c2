import { and, asc, count, eq } from 'drizzle-orm'
import { create, type Infer, integer, nullable, string, type } from 'superstruct'
import type { Database } from '../../platform/db/database.ts'
import { accounts, passkeys } from '../../platform/db/schema/accounts.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** A passkey as it is stored. */
const Kept = type({
  /** The id the browser knows it by, its public key (base64url), and its own counter of uses. */
  credential: string(),
  key: string(),
  counter: integer(),
  /** The name its owner gives it. */
  called: string(),
  added: string(),
  used: nullable(string()),
  /** The person's secret encrypted under a key that only this passkey gives (base64); null where it gives none. */
  lock: nullable(string()),
})
export type KeptPasskey = Infer<typeof Kept>

const openPasskey = (privacy: Privacy, sealed: Uint8Array): KeptPasskey => create(privacy.openPasskey(sealed), Kept)

/** Stores a passkey; false when it is known already, or its person has as many as they may. */
export function insertPasskey(
  { db, privacy }: Dependencies,
  accountId: string,
  passkey: KeptPasskey,
  most: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
    const [have] = await tx.select({ n: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
    if (have!.n >= most) return false
    const name = privacy.passkeyName(passkey.credential)
    const added = await tx
      .insert(passkeys)
      .values({ accountId, name, sealed: privacy.sealPasskey(passkey) })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    return added.length > 0
  })
}

/** Finds the passkey a browser names, with its account and the sealed value it was found under. */
export async function findPasskey({ db, privacy }: Dependencies, credential: string) {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.name, privacy.passkeyName(credential)))
  return row && { ...row, passkey: openPasskey(privacy, row.sealed) }
}
export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/**
 * Changes a passkey if it is still as it was found; false if it has been changed since, so that of two concurrent uses
 * with one counter only one succeeds.
 */
export async function changePasskey(
  { db, privacy }: Dependencies,
  { id, sealed, passkey }: FoundPasskey,
  changes: Partial<KeptPasskey>,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ sealed: privacy.sealPasskey({ ...passkey, ...changes }) })
    .where(and(eq(passkeys.id, id), eq(passkeys.sealed, sealed)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** Returns an account's passkeys, oldest first. */
export async function readPasskeys({ db, privacy }: Dependencies, accountId: string): Promise<FoundPasskey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id))
  const all = rows.map((row) => ({ ...row, passkey: openPasskey(privacy, row.sealed) }))
  return all.sort((one, other) => (one.passkey.added < other.passkey.added ? -1 : 1))
}

/** Finds a passkey of an account by its id; undefined when it is none of theirs. */
export async function findOwnPasskey(
  using: Dependencies,
  accountId: string,
  id: string,
): Promise<FoundPasskey | undefined> {
  return (await readPasskeys(using, accountId)).find((one) => one.id === id)
}

export async function deletePasskey(db: Database, { id }: Pick<FoundPasskey, 'id'>): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id))
}
