import { asc, eq, is, lte, max, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { SettingKey } from '../../contract/lookups/lists.ts'
import { splitBatches } from '../platform/db/batches.ts'
import type { Database } from '../platform/db/database.ts'
import { appliedSql } from '../platform/db/schema/applied-sql.ts'
import { lookupEdits, lookupItems, settings } from '../platform/db/schema/lookups.ts'
import { listOtherNames } from './also.ts'
import { applyEdits } from './edits.ts'
import { type LookupRow, listsOfThisVersion, released } from './lists.ts'
import { type Lookups, toLookups } from './lookups.ts'

type Loaded = { reading: Promise<Lookups>; asked: number }
const loaded = new WeakMap<Database, Loaded>()

/** For how long the lists count as read, in ms; then the next call asks whether they have changed, and waits for nothing. */
const countsFor = 2000

/** Returns all lists. What is changed on another server is seen a few seconds later. */
export function getLookups(db: Database): Promise<Lookups> {
  const found = loaded.get(db)
  if (!found) return load(db)
  // A transaction keeps what it has read.
  if (performance.now() - found.asked > countsFor && !is(db, PgTransaction)) {
    found.asked = performance.now()
    void renew(db, found).catch(() => undefined)
  }
  return found.reading
}

function load(db: Database): Promise<Lookups> {
  const reading = readLookups(db)
  loaded.set(db, { reading, asked: performance.now() })
  reading.catch(() => loaded.delete(db))
  return reading
}

/** Reads the lists again if they have changed. What was read last counts until then, and while the database is away. */
async function renew(db: Database, found: Loaded): Promise<void> {
  const { edition } = await found.reading
  if ((await readEdition(db)) === edition) return
  const lookups = await readLookups(db)
  if (loaded.get(db) === found) loaded.set(db, { reading: Promise.resolve(lookups), asked: performance.now() })
}

/** Lets this process see a change of the lists at once, no matter with which of its connections it reads. */
export async function renewLookups(...databases: readonly Database[]): Promise<void> {
  for (const db of new Set(databases)) await load(db)
}

/**
 * Lets a transaction use the lists its database has read, so that it need not read them again, unless it writes them.
 */
export function shareLookups(db: Database, tx: Database): void {
  loaded.set(tx, { reading: getLookups(db), asked: performance.now() })
}

/** Returns the number of the latest change of any list. */
export async function readEdition(db: Database): Promise<number> {
  const rows = await db.select({ edition: max(lookupEdits.edition) }).from(lookupEdits)
  return rows[0]?.edition ?? 0
}

/** Reads all lists from the database. */
export async function readLookups(db: Database): Promise<Lookups> {
  // Read first: rows read after it can only be newer, and are then read again next time.
  const edition = await readEdition(db)
  const rows = await db.select().from(lookupItems).orderBy(asc(lookupItems.list), asc(lookupItems.position))
  return toLookups(applyEdits(rows, await db.select().from(lookupEdits)), edition)
}

/**
 * Writes the differences from this version's lists into the database, unless it has those of a later version. Items that
 * are not listed any more stay, since reviews may name them.
 */
export async function saveLookups(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await takeLists(tx))) return
    const known = new Set((await tx.select().from(lookupItems)).map(joinColumns))
    await writeItems(
      tx,
      listReleasedRows().filter((row) => !known.has(joinColumns(row))),
    )
  })
  loaded.delete(db)
}

/** Makes the lists of this version the current ones, to be written in this transaction; false when later ones are. */
async function takeLists(tx: Database): Promise<boolean> {
  const { number, sha256 } = listsOfThisVersion
  const taken = await tx
    .insert(appliedSql)
    .values({ name: 'lookup lists', hash: sha256, number })
    .onConflictDoUpdate({
      target: appliedSql.name,
      set: { hash: sha256, number },
      setWhere: lte(appliedSql.number, number),
    })
    .returning({ name: appliedSql.name })
  if (taken.length > 0) await tx.execute(sql`select set_config('shafaf.lists', ${String(number)}, true)`)
  return taken.length > 0
}

const joinColumns = ({ list, id, nameEn, nameAr, also, parentId, regionId, position }: Row) =>
  [list, id, nameEn, nameAr, parentId, regionId, position, ...also].join('\n')

async function writeItems(tx: Database, rows: readonly Row[]): Promise<void> {
  const { nameEn, nameAr, also, parentId, regionId, position } = lookupItems
  const getExcluded = ({ name }: { name: string }) => sql.raw(`excluded.${name}`)
  for (const batch of splitBatches(rows, 500))
    await tx
      .insert(lookupItems)
      .values(batch)
      .onConflictDoUpdate({
        target: [lookupItems.list, lookupItems.id],
        set: {
          nameEn: getExcluded(nameEn),
          nameAr: getExcluded(nameAr),
          also: getExcluded(also),
          parentId: getExcluded(parentId),
          regionId: getExcluded(regionId),
          position: getExcluded(position),
        },
      })
}

type Row = typeof lookupItems.$inferSelect

/** Lists every row of this version, as it is stored. */
export function listReleasedRows(): Row[] {
  return Object.entries(released).flatMap(([list, rows]) =>
    rows.map((row, position) => {
      const { id, en, ar, ...on } = row
      const parentId = on.country_id ?? on.qualification_id ?? on.department_id ?? null
      const also = listOtherNames(row, listParentNames(list, row))
      return { list, id, nameEn: en, nameAr: ar, also, parentId, regionId: on.region_id ?? null, position }
    }),
  )
}

/** Lists the parent's names: a city is also found by its region, a nationality by its country. */
function listParentNames(list: string, { id, region_id }: LookupRow): string[] {
  const rows = list === 'nationalities' ? released.countries : released.regions
  const wanted = list === 'nationalities' ? id : region_id
  const found = rows.find((row) => row.id === wanted)
  return found ? [found.en, found.ar] : []
}

export type Settings = Partial<Record<SettingKey, string>>

export async function readSettings(db: Database): Promise<Settings> {
  return Object.fromEntries((await db.select().from(settings)).map(({ key, value }) => [key, value]))
}

/** Sets these settings; an empty text or none removes one. */
export async function saveSettings(
  tx: Database,
  values: Partial<Record<SettingKey, string | undefined>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    if (value)
      await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    else await tx.delete(settings).where(eq(settings.key, key))
  }
}

/** Adds settings that a database does not have yet; existing ones stay as the operator set them. */
export async function addSettings(db: Database, values: Partial<Record<SettingKey, string>>): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value }))
  if (rows.length > 0) await db.insert(settings).values(rows).onConflictDoNothing()
}
