import { and, eq, sql } from 'drizzle-orm'
import { maxFileBytes } from '../../contract/profile/forms.ts'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { files } from '../platform/db/schema/profile.ts'
import type { Account } from '../platform/http/account.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { JudgedFile } from './take.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Owner = Pick<Account, 'id' | 'secret'>

/**
 * Returns whether an account has room for one more file, in the caller's transaction: concurrent calls of one account
 * run one after the other.
 */
export async function hasRoom(tx: Database, { id }: Pick<Owner, 'id'>, { bytes }: JudgedFile): Promise<boolean> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
  const [row] = await tx
    .select({ kept: sql<number>`coalesce(sum(octet_length(${files.sealed})), 0)::int` })
    .from(files)
    .where(eq(files.accountId, id))
  return row!.kept + bytes.length <= maxFileBytes
}

/** Stores a file for its owner, encrypted; returns its random id. */
export async function addFile(
  { db, privacy }: Dependencies,
  owner: Owner,
  { type, bytes }: JudgedFile,
): Promise<string> {
  const sealed = privacy.sealFile(owner.secret, bytes)
  const [row] = await db.insert(files).values({ accountId: owner.id, type, sealed }).returning({ id: files.id })
  return row!.id
}

/** Reads a person's own file; undefined for one that does not exist or is not theirs, which look alike. */
export async function readFile(
  { db, privacy }: Dependencies,
  owner: Owner,
  id: string,
): Promise<JudgedFile | undefined> {
  const [row] = await db
    .select({ type: files.type, sealed: files.sealed })
    .from(files)
    .where(and(eq(files.id, id), eq(files.accountId, owner.id)))
  return row && { type: row.type, bytes: privacy.openFile(owner.secret, row.sealed) }
}

export async function removeFile(
  { db }: Pick<Dependencies, 'db'>,
  owner: Pick<Owner, 'id'>,
  id: string,
): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), eq(files.accountId, owner.id)))
}

/**
 * Returns a person's picture as a data URL (`data:image/jpeg;...`): it travels with the person to those who may see
 * them, at present only themselves, and is available nowhere else. Null when there is none.
 */
export async function readPicture(
  using: Dependencies,
  account: Owner & Pick<Account, 'image'>,
): Promise<string | null> {
  const picture = account.image === null ? undefined : await readFile(using, account, account.image)
  return picture ? `data:${picture.type};base64,${picture.bytes.toString('base64')}` : null
}
