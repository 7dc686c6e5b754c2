import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { computeInterval } from '../../../contract/statistics/interval.ts'
import { toSql } from './formula.ts'

/**
 * The folder of functions, triggers and how tables are stored. It lies beside this file in the source and beside the
 * built server alike.
 */
const folder = fileURLToPath(new URL('./sql', import.meta.url))

/** Runs SQL statements without parameters, several in one text. */
type Run = (statements: string) => Promise<unknown>
/** Returns the rows of one statement. */
type Read = (statement: string) => Promise<readonly unknown[]>

/**
 * Brings what `db/sql/*.sql` says to this version's state, after the migrations and under the same lock. Names in braces come from the contract: a formula that TypeScript computes too is written once, there (decision
 * 84). A file that is applied already is left alone: replacing a trigger waits for transactions that write.
 */
export async function applySql(run: Run, read: Read): Promise<void> {
  const applied = new Map(
    (await read('select name, hash from applied_sql')).map((row) => {
      const { name, hash } = row as { name: string; hash: string }
      return [name, hash]
    }),
  )
  for (const { name, text, hash } of readSqlFiles()) {
    if (applied.get(name) === hash) continue
    await run(`begin;\n${text}\ninsert into applied_sql (name, hash) values ('${name}', '${hash}')
      on conflict (name) do update set hash = excluded.hash;\ncommit;`)
  }
}

const stars = [1, 2, 3, 4, 5]
const lowestRating = toSql(
  (arithmetic) =>
    computeInterval(
      arithmetic,
      stars,
      stars.map((star) => `n${star}`),
    ).lower,
)
/** The formulas that files name in braces. */
const formulas: Readonly<Record<string, string>> = {
  lowestRatingFrom: lowestRating.declarations,
  lowestRating: lowestRating.result,
}

/** Returns every file with its formulas filled in. Throws when a file names an unknown formula. */
function readSqlFiles() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, formula: string) => {
        const text = formulas[formula]
        if (text === undefined) throw new Error(`db/sql/${name} asks for {{${formula}}}, which is no formula`)
        return text
      })
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}
