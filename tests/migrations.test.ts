import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listsOfThisVersion } from '../src/server/lookups/lists.ts'
import { listReleasedRows } from '../src/server/lookups/lookups.queries.ts'
import { quote, readSqlFiles } from '../src/server/platform/db/apply-sql.ts'
import { listBreaking, readDeclaration, splitLongChanges } from '../src/server/platform/db/declaration.ts'
import { listMigrations, migrationsFolder } from '../src/server/platform/db/migrate.ts'

const read = (name: string) => readFileSync(join(migrationsFolder, name), 'utf8')
const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const migrations = listMigrations()
const later = migrations.slice(1).map(({ tag }, place) => ({ tag, number: place + 1, text: read(`${tag}.sql`) }))

test('the first migration and its snapshot are those of number 0, byte for byte', () => {
  expect(hash(read('0000_start.sql'))).toBe('0020363e2633a466dd062f9b37ce57464e71a22ad3128c48ed8a704b0c1af756')
  expect(hash(read('meta/0000_snapshot.json'))).toBe('5f4183edd19979c293ebd1d72ac5179dc40806379ba98726125aa6623e7bb74d')
  expect(migrations[0]).toMatchObject({ tag: '0000_start', when: 1795837240290 })
})

test('migrations are numbered in the order they are run in, and each has its file and its snapshot', () => {
  expect(later.length).toBeGreaterThan(0)
  expect(migrations.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(migrations.map((_, number) => number))
  // A migration with an earlier moment than the one before it is left out where that one was run already.
  const moments = migrations.map(({ when }) => when)
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
  expect(readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))).toEqual(
    migrations.map(({ tag }) => `${tag}.sql`),
  )
  expect(readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.startsWith('0'))).toEqual(
    migrations.map(({ tag }) => `${tag.slice(0, 4)}_snapshot.json`),
  )
})

test('each migration after number 0 declares its number and the oldest server that works with its tables', () => {
  let oldest = 0
  for (const { tag, number, text } of later) {
    const declared = readDeclaration(text)
    expect(declared?.number, tag).toBe(number)
    // The version before always serves beside the new one.
    expect(declared!.oldestServer, tag).toBeLessThan(number)
    expect(declared!.oldestServer, tag).toBeGreaterThanOrEqual(oldest)
    if (listBreaking(text).length > 0) expect(declared!.oldestServer, tag).toBeGreaterThan(oldest)
    oldest = declared!.oldestServer
  }
})

test('an index on a table that exists already is built outside of the migrations', () => {
  for (const { tag, text } of later) expect([tag, splitLongChanges(text).later]).toEqual([tag, ''])
  const onNew = 'CREATE INDEX "a" ON "new" USING btree ("id");'
  const onOld = 'CREATE INDEX "b" ON "accounts" USING btree ("card");'
  const table = 'CREATE TABLE "new" (\n\t"id" integer\n);'
  expect(splitLongChanges([table, onOld, onNew].join('\n--> statement-breakpoint\n'))).toEqual({
    now: `${table}\n--> statement-breakpoint\n${onNew}\n`,
    later: `${onOld}\n`,
  })
})

test.each([
  ['ALTER TABLE "accounts" DROP COLUMN "card";', true],
  ['ALTER TABLE "accounts" RENAME COLUMN "card" TO "cards";', true],
  ['ALTER TABLE "accounts" ADD COLUMN "more" text NOT NULL;', true],
  ['ALTER TABLE "accounts" ALTER COLUMN "card" SET NOT NULL;', true],
  ['ALTER TABLE "accounts" ALTER COLUMN "card" SET DATA TYPE text;', true],
  ['CREATE UNIQUE INDEX "one" ON "accounts" USING btree ("card");', true],
  ['DROP TABLE "accounts";', true],
  ['ALTER TABLE "accounts" ADD COLUMN "more" text;', false],
  ['ALTER TABLE "accounts" ADD COLUMN "more" text DEFAULT \'\' NOT NULL;', false],
  ['CREATE INDEX "one" ON "accounts" USING btree ("card");', false],
  ['ALTER TABLE "accounts" ADD CONSTRAINT "one" FOREIGN KEY ("card") REFERENCES "public"."cards"("id");', true],
  [
    'ALTER TABLE "a" ADD COLUMN "of" integer;--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT "one" FOREIGN KEY ("of") REFERENCES "public"."a"("id");',
    false,
  ],
  [
    'CREATE TABLE "new" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "new" ADD CONSTRAINT "one" UNIQUE ("id");',
    false,
  ],
])('%s breaks an older server: %s', (statement, isBreaking) => {
  expect(listBreaking(statement).length > 0).toBe(isBreaking)
})

const help = 'The text has changed: raise its number by one and write its new sum beside it.'

test('functions and triggers carry the number of their text', () => {
  const numbers = JSON.parse(readFileSync('src/server/platform/db/sql/numbers.json', 'utf8'))
  const files = readSqlFiles()
  expect(Object.keys(numbers)).toEqual(files.map(({ name }) => name))
  for (const { name, text, hash } of files) {
    expect(hash, `${name}: ${help}`).toBe(numbers[name].sha256)
    expect(numbers[name].number, name).toBeGreaterThan(0)
    expect(text.includes(quote), name).toBe(false)
  }
})

test('the lookup lists carry the number of their rows', () => {
  expect(hash(JSON.stringify(listReleasedRows())), help).toBe(listsOfThisVersion.sha256)
})
