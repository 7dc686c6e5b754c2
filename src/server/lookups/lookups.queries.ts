import { asc, eq, lte, sql } from 'drizzle-orm'
import type { SettingKey } from '../../contract/lookups/lists.ts'
import type { Database } from '../platform/db/database.ts'
import { appliedSql } from '../platform/db/schema/applied-sql.ts'
import { lookupItems, settings } from '../platform/db/schema/lookups.ts'
import { listOtherNames } from './also.ts'
import { type LookupRow, listsOfThisVersion, released } from './lists.ts'
import { type Lookups, toLookups } from './lookups.ts'

const loaded = new WeakMap<Database, Promise<Lookups>>()

/** Returns all lists, read from the database once for the life of the process. */
export function getLookups(db: Database): Promise<Lookups> {
  const found = loaded.get(db)
  if (found) return found
  const reading = readLookups(db)
  loaded.set(db, reading)
  reading.catch(() => loaded.delete(db))
  return reading
}

/**
 * Lets a transaction use the lists its database has read, so that it need not read them again, unless it writes them.
 */
export function shareLookups(db: Database, tx: Database): void {
  loaded.set(tx, getLookups(db))
}

async function readLookups(db: Database): Promise<Lookups> {
  return toLookups(await db.select().from(lookupItems).orderBy(asc(lookupItems.list), asc(lookupItems.position)))
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
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insert(lookupItems)
      .values(rows.slice(from, from + 500))
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

export async function readSettings(db: Database): Promise<Partial<Record<SettingKey, string>>> {
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
