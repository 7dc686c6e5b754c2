import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { matchAny, toHex } from '../platform/db/hex.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Withheld } from '../platform/withheld.ts'

export type Dependencies = { db: Database; privacy: Privacy }

/** Stores what is to be purged, in the order of its names; existing rows stay. */
export async function addWithheld({ db: tx, privacy }: Dependencies, all: readonly Withheld[]): Promise<void> {
  await tx.execute(insertWithheld({ privacy }, all))
}

/** Builds the same as part of a larger statement, which stores them where `condition` holds. */
export function insertWithheld(
  { privacy }: Pick<Dependencies, 'privacy'>,
  all: readonly Withheld[],
  condition = sql`true`,
): SQL {
  const names = all.map(({ what, id }) => toHex(privacy.withheldName(what, id)))
  const sealed = all.map((one) => toHex(privacy.sealWithheld(one)))
  return sql`insert into withheld (name, sealed)
    select decode(name, 'hex'), decode(sealed, 'hex')
      from unnest(${sql.param(names)}::text[], ${sql.param(sealed)}::text[]) as one (name, sealed)
      where ${condition} order by name
    on conflict do nothing`
}

/**
 * Returns which of these contributions their authors have deleted; for other kinds, which ids are withheld as this
 * kind.
 */
export async function listWithheldAmong(
  { db, privacy }: Dependencies,
  what: Withheld['what'],
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const names = new Map(ids.map((id) => [toHex(privacy.withheldName(what, id)), id]))
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select encode(name, 'hex') as name from withheld where ${matchAny(sql`name`, [...names.keys()])}`,
  )
  return new Set(rows.map(({ name }) => names.get(name)!))
}

const pageSize = 200

/** Returns everything withheld since before `day`, in the order of its names. */
export async function listWithheldBefore({ db, privacy }: Dependencies, day: string): Promise<Withheld[]> {
  const all: Withheld[] = []
  for (let after = ''; ; ) {
    const rows = await queryRows<{ name: string; sealed: string }>(
      db,
      sql`select encode(name, 'hex') as name, encode(sealed, 'hex') as sealed from withheld
        where name > decode(${after}, 'hex') order by name limit ${pageSize}`,
    )
    for (const { sealed } of rows) {
      const one = privacy.openWithheld(Buffer.from(sealed, 'hex')) as Withheld
      if (one.day < day) all.push(one)
    }
    if (rows.length < pageSize) return all
    after = rows.at(-1)!.name
  }
}

/** Deletes the withheld rows of what has been purged, in the transaction that purges it. */
export async function removeWithheld({ db: tx, privacy }: Dependencies, purged: readonly Withheld[]): Promise<void> {
  const names = purged.map(({ what, id }) => toHex(privacy.withheldName(what, id)))
  await tx.execute(sql`delete from withheld where ${matchAny(sql`name`, names)}`)
}
