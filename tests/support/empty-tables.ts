import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../src/server/platform/db/open.ts'

/** Tables with what a server begins with; every other one is emptied, or hangs on one that is. */
const emptied = `accounts, identities, sessions, visits, one_time_tokens, mails, companies, company_competitors,
  company_names, reviews, review_groups, waiting, withheld, authorship, contributor_marks, idempotency, tallies,
  national_tallies, release_units, closing_reasons, award_quarters, data_releases, data_keys, settings, limits, questions,
  question_answers, reactions, reports, studies, study_answers, study_counts, study_marks, rounds, job_runs, broadcasts`

/** Rows that were deleted stay in a table's file; above so many bytes it is begun anew. */
const maxBytes = 64 * 1024

/**
 * Empties everything but the lookup lists. The embedded database makes two hundred files to truncate its tables, which
 * takes longer than most tests: there the rows of small tables are deleted.
 */
export function createEmptying({ db, embedded }: OpenDatabase): () => Promise<void> {
  let known: { tables: string[]; sequences: string[] } | undefined
  return async () => {
    if (!embedded) return void (await db.execute(`truncate ${emptied} restart identity cascade`))
    const { $client: client } = db as unknown as { $client: PGlite }
    known ??= await tablesToEmpty(db)
    const large = await queryRows<{ name: string }>(
      db,
      sql`select name from unnest(${sql.param(known.tables)}::text[]) as name
        where pg_total_relation_size(name::regclass) > ${maxBytes}`,
    )
    const anew = large.map(({ name }) => name)
    await client.exec(
      [
        // No key is looked at, no trigger runs.
        `set session_replication_role = replica`,
        ...known.tables.filter((table) => !anew.includes(table)).map((table) => `delete from ${table}`),
        `set session_replication_role = default`,
        ...(anew.length > 0 ? [`truncate ${anew.join(', ')} cascade`] : []),
        ...known.sequences.map((sequence) => `select setval('${sequence}', 1, false)`),
      ].join(';'),
    )
  }
}

/** All that truncating those tables would empty, with the sequences of their identities. */
async function tablesToEmpty(db: Database) {
  const names = emptied.split(/,\s*/)
  const tables = await queryRows<{ name: string }>(
    db,
    sql`with recursive emptied as (
        select name::regclass as id from unnest(${sql.param(names)}::text[]) as name
        union
        select conrelid::regclass from pg_constraint join emptied on confrelid = id where contype = 'f'
      )
      select id::text as name from emptied`,
  )
  const sequences = await queryRows<{ name: string }>(
    db,
    sql`select objid::regclass::text as name from pg_depend
      join unnest(${sql.param(tables.map(({ name }) => name))}::text[]) as table_name on refobjid = table_name::regclass
      where classid = 'pg_class'::regclass and deptype in ('a', 'i')
        and exists (select 1 from pg_class where oid = objid and relkind = 'S')`,
  )
  return { tables: tables.map(({ name }) => name), sequences: sequences.map(({ name }) => name) }
}
