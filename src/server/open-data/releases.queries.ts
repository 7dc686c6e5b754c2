import { sql } from 'drizzle-orm'
import type { DataRelease } from '../../contract/open-data.schema.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { dataKeys, dataReleases } from '../platform/db/schema/open-data.ts'
import { addReleasedPay, type TitlePay } from '../salaries/released-pay.queries.ts'

/** A company as it is listed in releases. */
export type ListedCompany = { id: number; name_en: string; name_ar: string; industry: number | null }

/** Lists companies with a page, after the one with the id `after`. */
export function listCompanies(db: Database, after: number, limit: number): Promise<ListedCompany[]> {
  return queryRows<ListedCompany>(
    db,
    sql`select id, name_en, name_ar, industry_id as industry from companies where id > ${after} and is_approved
      order by id limit ${limit}`,
  )
}

/** Lists the companies that have become another one, by id. */
export function listJoinedCompanies(db: Database): Promise<{ company: number; into: number }[]> {
  return queryRows(
    db,
    sql`select id as company, joined_into as "into" from companies where joined_into is not null order by id`,
  )
}

/** Lists the releases of the chain, oldest first. */
export function listReleases(db: Database): Promise<DataRelease[]> {
  return queryRows<DataRelease>(
    db,
    sql`select month, number, sha256, previous, octet_length(tar) as size from data_releases order by number`,
  )
}

/** Reads the newest release; undefined before the first. */
export async function readNewestRelease(
  db: Database,
): Promise<Pick<DataRelease, 'month' | 'number' | 'sha256'> | undefined> {
  const [newest] = await queryRows<Pick<DataRelease, 'month' | 'number' | 'sha256'>>(
    db,
    sql`select month, number, sha256 from data_releases order by number desc limit 1`,
  )
  return newest
}

/** Reads the file of a month's release; undefined if none was made. */
export async function releaseTar(db: Database, month: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ tar: dataReleases.tar }).from(dataReleases).where(sql`month = ${month}`)
  return row?.tar
}

type NewRelease = typeof dataReleases.$inferInsert & {
  /** What it says of job titles, to be read without its file. */
  titles: readonly TitlePay[]
}

/** Appends the release that `make` builds from the one before it to the chain; a concurrent call waits. */
export function chainRelease(
  db: Database,
  make: (newest: Awaited<ReturnType<typeof readNewestRelease>>) => NewRelease | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockChain(tx)
    const release = make(await readNewestRelease(tx))
    if (release) await addRelease(tx, release)
    return release !== undefined
  })
}

/** Lets nobody else add a release until the transaction ends. */
export async function lockChain(tx: Database): Promise<void> {
  await tx.execute(sql`lock table data_releases in exclusive mode`)
}

/** Adds a release, with what it says of job titles. */
export async function addRelease(tx: Database, { titles, ...file }: NewRelease): Promise<void> {
  await tx.insert(dataReleases).values(file)
  await addReleasedPay(tx, file.month, titles)
}

type KeptKey = { public_key: string; sealed: Buffer }

export async function readDataKey(db: Database): Promise<KeptKey | undefined> {
  const [row] = await db.select({ public_key: dataKeys.publicKey, sealed: dataKeys.sealed }).from(dataKeys)
  return row
}

/** Stores the key of this database; an existing one stays. */
export async function addDataKey(db: Database, key: Omit<typeof dataKeys.$inferInsert, 'id'>): Promise<void> {
  await db
    .insert(dataKeys)
    .values({ id: 1, ...key })
    .onConflictDoNothing()
}

/** Stores a key in place of the one of this database. */
export async function replaceDataKey(db: Database, key: Omit<typeof dataKeys.$inferInsert, 'id'>): Promise<void> {
  await db
    .insert(dataKeys)
    .values({ id: 1, ...key })
    .onConflictDoUpdate({ target: dataKeys.id, set: key })
}
