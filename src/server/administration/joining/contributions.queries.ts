import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { questions } from '../../platform/db/schema/questions.ts'
import { reviews } from '../../platform/db/schema/reviews.ts'

export type Move = { from: number; into: number }
/** What was moved, by id: only these are moved back. */
export type MovedContributions = { reviews: string[]; questions: string[] }

/**
 * Moves reviews and questions of one company to another, with reactions and answers, in the caller's transaction, which
 * holds the lock on what is counted of both: all of them, or `only` these. The company is in the keys of these tables
 * (decision 126), so a row is written again before what refers to it follows. Counters are moved by the caller.
 */
export async function moveContributions(
  tx: Database,
  move: Move,
  only?: MovedContributions,
): Promise<MovedContributions> {
  const moved = await moveRows(tx, move, {
    table: 'reviews',
    columns: listColumns(getTableColumns(reviews)),
    // Each entry of the index of words begins with its company (`reviews/words/found-by.ts`).
    instead: new Map([
      [
        'words',
        sql`case when words is not null then array_to_tsvector(array(
          select ${String(move.into)}::text || substr(word, ${String(move.from).length + 1}::int)
          from unnest(tsvector_to_array(words)) as word)) end`,
      ],
    ]),
    with: { table: 'reactions', by: 'review_id' },
    only: only?.reviews,
  })
  const asked = await moveRows(tx, move, {
    table: 'questions',
    columns: listColumns(getTableColumns(questions)),
    instead: new Map(),
    with: { table: 'question_answers', by: 'question_id' },
    only: only?.questions,
  })
  return { reviews: moved, questions: asked }
}

/** Lists the columns that are stored, and not computed from others. */
const listColumns = (columns: Readonly<Record<string, { name: string; generated: unknown }>>): string[] =>
  Object.values(columns).flatMap(({ name, generated }) => (generated === undefined ? [name] : []))

type Rows = {
  table: 'reviews' | 'questions'
  columns: readonly string[]
  /** What a column says in the other company, where that differs. */
  instead: ReadonlyMap<string, SQL>
  /** The table whose rows refer to these. */
  with: { table: string; by: string }
  only: readonly string[] | undefined
}

async function moveRows(tx: Database, { from, into }: Move, rows: Rows): Promise<string[]> {
  const table = sql.identifier(rows.table)
  const which = rows.only === undefined ? sql`` : sql`and id = any(${sql.param([...rows.only])}::uuid[])`
  const there = sql`from ${table} where company_id = ${from} ${which}`
  const held = await queryRows<{ id: string }>(tx, sql`select id ${there} order by id for update`)
  const ids = held.map(({ id }) => id)
  if (ids.length === 0) return ids
  const columns = rows.columns.map((name) => sql.identifier(name))
  const values = rows.columns.map((name) =>
    name === 'company_id' ? sql`${into}::int` : (rows.instead.get(name) ?? sql.identifier(name)),
  )
  // In the order of random ids, so that no place in the table says which company a row came from.
  await tx.execute(
    sql`insert into ${table} (${sql.join(columns, sql`, `)}) select ${sql.join(values, sql`, `)} ${there} order by id`,
  )
  const { table: follows, by } = rows.with
  await tx.execute(
    sql`update ${sql.identifier(follows)} set company_id = ${into}
      where company_id = ${from} and ${sql.identifier(by)} = any(${sql.param(ids)}::uuid[])`,
  )
  await tx.execute(sql`delete ${there}`)
  return ids
}
