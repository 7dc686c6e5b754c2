/**
 * `npm run db:generate -- what_it_does`: adds a numbered migration for what changed in the schema, and never touches an
 * earlier one. An index on a table that exists already is moved to `migrations/long`: servers build it while they
 * serve. The new file ends with its declaration of the oldest server that works with the tables it leaves; the
 * number of the last declaration stands until someone raises it (decision 136).
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDeclaration, splitLongChanges } from '../src/server/platform/db/declaration.ts'
import { listMigrations, migrationsFolder } from '../src/server/platform/db/migrate.ts'

const [name] = process.argv.slice(2)
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  process.stderr.write('Say what the migration does: npm run db:generate -- adds_a_column\n')
  process.exit(2)
}
const before = listMigrations()
const { status } = spawnSync('npx', ['--no-install', 'drizzle-kit', 'generate', '--name', name], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const after = listMigrations()
if (after.length > before.length) {
  const read = (tag: string) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')
  const oldest = readDeclaration(read(before.at(-1)!.tag))?.oldestServer ?? 0
  const { tag } = after.at(-1)!
  const { now, later } = splitLongChanges(read(tag))
  writeFileSync(join(migrationsFolder, `${tag}.sql`), now)
  if (later) {
    mkdirSync(join(migrationsFolder, 'long'), { recursive: true })
    writeFileSync(join(migrationsFolder, 'long', `${tag}.sql`), later)
  }
  appendFileSync(
    join(migrationsFolder, `${tag}.sql`),
    `${now.trim() ? '--> statement-breakpoint\n' : ''}INSERT INTO "schema_numbers" ("number", "oldest_server") VALUES (${before.length}, ${oldest});\n`,
  )
}
