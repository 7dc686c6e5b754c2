import { inArray, sql } from 'drizzle-orm'
import { computeBucket, computeSlot, countBuckets, maxBuckets } from '../../contract/following/news.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { companyVersions } from '../platform/db/schema/companies.ts'

/** The ids of all companies that readers see, and how many buckets they make. */
type Directory = { ids: readonly number[]; buckets: number }

/** For how long a directory is used again, in ms: it reads a row of each company. */
const usedFor = 10 * 60_000

const read = new WeakMap<Database, { at: number; directory: Promise<Directory> }>()

/** Reads which companies there are; one that was added within ten minutes may be missing. */
export function readDirectory(db: Database, now: Date): Promise<Directory> {
  const known = read.get(db)
  if (known && Math.abs(now.getTime() - known.at) < usedFor) return known.directory
  const directory = queryDirectory(db)
  read.set(db, { at: now.getTime(), directory })
  directory.catch(() => read.delete(db))
  return directory
}

async function queryDirectory(db: Database): Promise<Directory> {
  const rows = await queryRows<{ id: number }>(db, sql`select id from companies where is_approved order by id`)
  const slots = Array<number>(maxBuckets).fill(0)
  for (const { id } of rows) slots[computeSlot(id)]! += 1
  return { ids: rows.map(({ id }) => id), buckets: countBuckets(slots) }
}

/** Lists the companies of a bucket by id, with a version that changes with anything their pages show. */
export async function listBucket(
  db: Database,
  { ids, buckets }: Directory,
  bucket: number,
): Promise<{ ids: number[]; version: string }> {
  const chosen = ids.filter((id) => computeBucket(id, buckets) === bucket)
  const { companyId, version } = companyVersions
  const rows = await db.select({ companyId, version }).from(companyVersions).where(inArray(companyId, chosen))
  const versions = new Map(rows.map((row) => [row.companyId, row.version]))
  return { ids: chosen, version: chosen.map((id) => `${id} ${versions.get(id)}`).join() }
}
