/**
 * What a server of number 0 does with the database when it starts, as it did it, with functions and lists of its own:
 * `number-0-server.mjs <url>`. It starts over and over until it is killed, and writes a line after each start.
 */
import pg from 'pg'

const lock = 7_423_201
const when = 1795837240290
const files = {
  'company-listing.sql': `CREATE OR REPLACE FUNCTION "lowest_rating"(n1 double precision, n2 double precision, n3 double precision, n4 double precision, n5 double precision)
    RETURNS double precision LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN -1; /* of number 0 */ END $$;
    SELECT list_companies(ARRAY(SELECT id FROM companies));`,
  'waiting.sql': 'ALTER TABLE "waiting" SET (toast_tuple_target = 4080);',
}
const client = new pg.Client({ connectionString: process.argv[2] })
await client.connect()
for (;;) {
  await client.query('select pg_advisory_lock($1)', [lock])
  const { rows: made } = await client.query('select created_at::text as at from drizzle.__drizzle_migrations')
  if (made.some(({ at }) => Number(at) !== when)) throw new Error('made by a later version')
  const { rows } = await client.query('select name, hash from applied_sql')
  for (const [name, text] of Object.entries(files)) {
    if (rows.some((row) => row.name === name && row.hash === 'of number 0')) continue
    await client.query(`begin;\n${text}\ninsert into applied_sql (name, hash) values ('${name}', 'of number 0')
      on conflict (name) do update set hash = excluded.hash;\ncommit;`)
  }
  await client.query('select pg_advisory_unlock($1)', [lock])
  await client.query(
    `insert into lookup_items (list, id, name_en, name_ar, position)
      values ('countries', 133, 'Of number 0', 'قديم', 0), ('countries', 90001, 'Of number 0', 'قديم', 1)
      on conflict (list, id) do update set name_en = excluded.name_en, name_ar = excluded.name_ar`,
  )
  process.stdout.write('started\n')
}
