import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { commands } from '../../src/tools/admin/commands.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

/**
 * The arguments of each command that works on one thing, and the action in the audit; null for those that only read.
 */
const cases: Record<string, { args: (company: number, seq: number) => string[]; action: string | null }> = {
  recount: { args: () => [], action: 'recount' },
  reindex: { args: () => [], action: 'reindex' },
  check: { args: () => [], action: null },
  'moderator add': { args: () => ['huda@example.com'], action: 'moderator.add' },
  'moderator list': { args: () => [], action: null },
  'moderator remove': { args: () => ['huda@example.com'], action: 'moderator.remove' },
  'account block': { args: () => ['huda@example.com'], action: 'account.block' },
  'account unblock': { args: () => ['huda@example.com'], action: 'account.unblock' },
  'account reasons': { args: () => [], action: null },
  'company remove': { args: (company) => [String(company)], action: 'company.remove' },
  undo: { args: (_, seq) => [String(seq)], action: 'settings.set' },
  'audit verify': { args: () => [], action: null },
  audit: { args: () => [], action: null },
}

test('each command describes its usage, rolls a dry run back, and records its changes in the audit', async () => {
  expect(Object.keys(cases).sort()).toEqual(commands.map(({ name }) => name).sort())
  const folder = await mkdtemp(join(tmpdir(), 'shafaf-admin-'))
  const { DATABASE_URL = '' } = process.env
  const env = { DATA_DIR: folder, DATABASE_URL, AUTHOR_KEY: Buffer.alloc(32, 7).toString('hex') }
  const said: string[] = []
  const run = (...args: string[]) => runAdmin(args, env, (line) => said.push(line))
  // Without a server: only the database is read.
  const entries = async () => {
    const { db, close } = await openDatabase(env)
    return listNewestEntries(db, 100).finally(close)
  }
  const filled = await startTestServer({ folder })
  await filled.signUp('huda@example.com')
  const company = await newCompany(filled)
  await filled.db.execute(sql`update companies set is_approved = false where id = ${company}`)
  await filled.close()
  // An act that `undo` takes back.
  expect(await run('settings', 'set', 'legal_name=Rimal')).toBe(0)
  let before = await entries()
  const { seq } = before[0]!
  // In an order in which each command has something to do.
  for (const [name, { args, action }] of Object.entries(cases)) {
    const words = name.split(' ')
    said.splice(0)
    expect(await run(...words, '--help')).toBe(0)
    expect(said[0]).toMatch(new RegExp(`^admin ${name}`))
    expect(said[1]!.trim().length).toBeGreaterThan(10)
    expect(await run(...words, ...args(company, seq), '--dry-run')).toBe(0)
    expect(said.at(-1)).toBe('Dry run: nothing was changed.')
    expect(await entries()).toEqual(before)
    expect(await run(...words, ...args(company, seq))).toBe(0)
    const after = await entries()
    expect([name, after.length - before.length]).toEqual([name, action ? 1 : 0])
    if (action) expect(after[0]).toMatchObject({ actor: 'operator', action })
    before = after
  }
  await rm(folder, { recursive: true })
})
