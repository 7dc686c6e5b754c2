import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
  companyId = await newCompany(server)
})
afterAll(() => server.close())

const write = (db: Database, many: number) =>
  db.execute(sql`insert into reviews (company_id, kind, month, answers, sealed, words)
    select ${companyId}, 'company', '2026-10', '{}', '\\x00', '' from generate_series(1, ${many}::int)`)
const readWriters = async (): Promise<string[]> => {
  const rows = await queryRows<{ wrote: string }>(server.db, sql`select distinct xmin::text as wrote from reviews`)
  return rows.map(({ wrote }) => wrote)
}
const middle = new Date('2026-10-14T03:00:00Z')
const round = () => rewriteRows(server.db, ['reviews'], { now: middle, least: 50 })

test('what a transaction writes that began before a generation ended, and ends later, is hidden the night after', async () => {
  await write(server.db, 60)
  let writer = ''
  await server.db.transaction(async (tx) => {
    // It has its number from here on, and has written nothing into the table when the round goes through it.
    const [row] = await queryRows<{ own: string }>(tx, sql`select pg_current_xact_id()::xid::text as own`)
    writer = row!.own
    expect(await round()).toBe(60)
    await write(tx, 1)
  })
  expect(await readWriters()).toContain(writer)
  // The rows of the last round have later numbers than the writer, so that they are written once more with it.
  expect(await round()).toBe(61)
  expect(await readWriters()).not.toContain(writer)
})
