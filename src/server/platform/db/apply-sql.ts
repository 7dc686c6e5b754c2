import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { intervalRule } from '../../../contract/statistics/rules.ts'

/** Functions and triggers. Lies beside this file in the source and beside the built server alike. */
const folder = fileURLToPath(new URL('./sql', import.meta.url))

/** Runs statements without parameters, several in one text. */
type Run = (statements: string) => Promise<unknown>
/** The rows of one statement. */
type Read = (statement: string) => Promise<readonly unknown[]>

/**
 * Brings the functions and triggers of `db/sql/*.sql` to what this version says, after the migrations and under the same
 * lock. Constants in braces come from `contract/statistics/rules.ts`, so that a formula that also exists in TypeScript has
 * one set of numbers. A file that is applied already is left alone: replacing a trigger waits for whoever writes.
 */
export async function applySql(run: Run, read: Read): Promise<void> {
  const applied = new Map(
    (await read('select name, hash from applied_sql')).map((row) => {
      const { name, hash } = row as { name: string; hash: string }
      return [name, hash]
    }),
  )
  for (const { name, text, hash } of sqlFiles()) {
    if (applied.get(name) === hash) continue
    await run(`begin;\n${text}\ninsert into applied_sql (name, hash) values ('${name}', '${hash}')
      on conflict (name) do update set hash = excluded.hash;\ncommit;`)
  }
}

/** Every file with its constants filled in. Throws where a file names a constant that no rule gives. */
function sqlFiles() {
  const rules: Record<string, number> = intervalRule
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, rule: string) => {
        if (rules[rule] === undefined) throw new Error(`db/sql/${name} asks for {{${rule}}}, which no rule gives`)
        return String(rules[rule])
      })
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })
}
