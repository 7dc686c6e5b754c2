import { sql } from 'drizzle-orm'
import { type Database, queryPrepared } from '../platform/db/database.ts'
import type { Settings } from './lookups.queries.ts'

/** What every page says of the site. */
export type Site = {
  settings: Settings
  /** The keys of the texts of which a version was published. */
  texts: string[]
  /** The reason why visitors can only read at present; null where they can also write. */
  held: { reason: string | null } | null
}

/** Reads it in one statement: every page asks for it. */
export async function readSite(db: Database): Promise<Site> {
  const [site] = await queryPrepared<Site>(
    db,
    sql`select
      (select coalesce(json_object_agg(key, value), '{}') from settings) as settings,
      (select coalesce(json_agg(distinct key), '[]') from site_texts where published_at is not null) as texts,
      (select json_build_object('reason', reason) from site_state where state = 'read_only') as held`,
  )
  return site!
}
