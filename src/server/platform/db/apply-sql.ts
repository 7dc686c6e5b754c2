import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { computeInterval } from '../../../contract/statistics/interval.ts'
import { toSql } from './formula.ts'
import type { Read, Run } from './migrate.ts'

/**
 * The folder of functions, triggers and how tables are stored. It is beside this file in the source and beside the
 * built server alike.
 */
const folder = fileURLToPath(new URL('./sql', import.meta.url))

/** A file of the folder with its formulas filled in; each change of its text raises its number (`sql/numbers.json`). */
export type SqlFile = { name: string; text: string; hash: string; number: number }

/**
 * Brings what `db/sql/*.sql` says to this version's state, after the migrations and under the same lock. Names in
 * braces come from the contract: a formula that TypeScript computes too is written once, there (decision 84). A file
 * that is applied already is left alone, since replacing a trigger waits for transactions that write, and so is one
 * whose number in the database is higher: a later version is at work too (decision 136).
 */
export async function applySql(run: Run, read: Read, files: readonly SqlFile[] = readSqlFiles()): Promise<void> {
  const applied = new Map(
    ((await read('select name, hash, number from applied_sql')) as Omit<SqlFile, 'text'>[]).map((row) => [
      row.name,
      row,
    ]),
  )
  for (const { name, text, hash, number } of files) {
    const found = applied.get(name)
    if (found && (found.number > number || (found.hash === hash && found.number === number))) continue
    const statements = found?.hash === hash ? '' : text
    await run(`begin;\n${statements}\ninsert into applied_sql (name, hash, number, text)
      values ('${name}', '${hash}', ${number}, ${quote}${text}${quote})
      on conflict (name) do update set hash = excluded.hash, number = excluded.number, text = excluded.text;\ncommit;`)
  }
}

/** What no file contains, as a test requires: texts are quoted with it. */
export const quote = '$text_of_a_file$'

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
export function readSqlFiles(): SqlFile[] {
  const numbers = JSON.parse(readFileSync(join(folder, 'numbers.json'), 'utf8')) as Record<string, { number: number }>
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, formula: string) => {
        const text = formulas[formula]
        if (text === undefined) throw new Error(`db/sql/${name} asks for {{${formula}}}, which is no formula`)
        return text
      })
      return { name, text, hash: createHash('sha256').update(text).digest('hex'), number: numbers[name]!.number }
    })
}
