import { sql } from 'drizzle-orm'
import { type Database, prepareOnce } from '../platform/db/database.ts'
import { companyVersions } from '../platform/db/schema/companies.ts'
import { releaseUnits } from '../platform/db/schema/counters.ts'
import type { createKept } from '../platform/versioned-cache.ts'

const versionsById = prepareOnce((db) =>
  db
    .select({
      id: companyVersions.companyId,
      // Pay of few people leans on other companies, whose releases end with the country's.
      version: sql<string>`${companyVersions.version}::text || coalesce(
        (select ' ' || ${releaseUnits.round} from ${releaseUnits} where ${releaseUnits.unit} = 'country'), '')`,
    })
    .from(companyVersions)
    .where(sql`${companyVersions.companyId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('company_versions'),
)

/** The ids whose versions are requested in this turn of the event loop, by database. */
const asking = new WeakMap<Database, { ids: Set<number>; versions: Promise<Map<number, string>> }>()

/**
 * Returns a version that changes with anything the company's page shows; undefined when there is no such company. All
 * requests in one turn of the event loop are answered by one query, which is sent after the last of them.
 */
export async function readVersion(db: Database, id: number): Promise<string | undefined> {
  const known = asking.get(db)
  if (known) {
    known.ids.add(id)
    return (await known.versions).get(id)
  }
  const ids = new Set([id])
  const versions = new Promise<void>((turn) => setImmediate(turn)).then(async () => {
    asking.delete(db)
    const rows = await versionsById(db).execute({ ids: [...ids] })
    return new Map(rows.map(({ id, version }) => [id, version]))
  })
  asking.set(db, { ids, versions })
  return (await versions).get(id)
}

/**
 * Returns what `read` gives for these companies, by id. That of a company is kept for as long as its
 * page is the same.
 */
export async function readKept<Value>(
  { db, kept }: { db: Database; kept: ReturnType<typeof createKept<Value>> },
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
): Promise<Map<number, Value>> {
  // The versions are read first: data read after them can only be newer, and is then read again next time.
  const versions = await Promise.all(ids.map(async (id) => [String(id), await readVersion(db, id)] as const))
  const found = await kept.getAll(new Map(versions), async (keys) => {
    const made = await read(keys.map(Number))
    return new Map([...made].map(([id, one]) => [String(id), one]))
  })
  return new Map([...found].map(([id, one]) => [Number(id), one]))
}
