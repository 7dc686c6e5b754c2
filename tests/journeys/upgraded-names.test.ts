import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { lockAndCheckNames } from '../../src/server/companies/listed-names.queries.ts'
import { renewNameKeys } from '../../src/server/companies/name-keys.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { call, db } = server
beforeEach(() => server.empty())
afterAll(server.close)

const found = async (q: string) =>
  (await call('GET', `/autocomplete?key=company&q=${encodeURIComponent(q)}`)).json.data.map(
    ({ id }: { id: number }) => id,
  )

test('names that an earlier version has stored in its own form are found in the present one, and are taken', async () => {
  await addCompanies(db, [
    { id: 1, nameEn: 'Virgin Gulf', nameAr: 'ڤيرجن الخليج', isApproved: true },
    { id: 2, nameEn: 'Rimal', nameAr: 'رمال', isApproved: false },
  ])
  // What the first version stored: it did not know that «ڤ» is read as «ف». The second company was rejected.
  await db.execute(sql`delete from company_names`)
  await db.execute(sql`insert into company_names (key, company_id, weight) values ('ڤيرجن الخليج', 1, 0)`)
  await db.execute(sql`delete from applied_sql where name = 'name keys'`)
  expect([await found('فيرجن'), await lockAndCheckNames(db, ['فيرجن الخليج'])]).toEqual([[], false])
  await renewNameKeys(db)
  expect([await found('فيرجن'), await lockAndCheckNames(db, ['فيرجن الخليج'])]).toEqual([[1], true])
  expect(await queryRows(db, sql`select 1 from company_names where company_id = 2`)).toEqual([])
  // Once: another start does nothing, and nothing of a later version is undone.
  await db.execute(sql`update applied_sql set number = 1000 where name = 'name keys'`)
  await db.execute(sql`delete from company_names`)
  await renewNameKeys(db)
  expect(await found('فيرجن')).toEqual([])
})
