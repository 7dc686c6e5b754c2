import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { readSite } from '../../src/server/open-data/site.ts'
import { createEmptyTables } from '../../src/server/open-data/tables.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { importFigures, readFigures } from '../../src/server/salaries/outside/import.ts'
import { startPageServer } from '../support/server/page-server.ts'

const { server, get } = await startPageServer()
const { db, services, call } = server
beforeAll(() => server.empty())
afterAll(() => server.close())

const file = `occupation,pay,source_en,link,date,licence
Accountant,9999,Bureau,https://bureau.example,2025,CC0
,8888,Bureau,https://bureau.example,2025,CC0`

test('pay of others is in no number of this site, in no open data, and in no head of a page', async () => {
  const [title] = await queryRows<{ id: number }>(
    db,
    sql`select id from lookup_items where list = 'jobtitles' and name_en = 'Accountant'`,
  )
  const page = `/salaries/${title!.id}`
  const readAll = async () => {
    const tables = createEmptyTables()
    await readSite({ db, lookups: await getLookups(db), language: 'en' }, tables)
    const heads = await Promise.all(
      ['/salaries', page].map(async (path) => {
        const [head = ''] = (await (await get(path)).text()).split('</head>')
        return head
      }),
    )
    expect(heads[0]).toContain('Dataset')
    const paths = ['/salaries', '/salaries/titles', `${page}/summary`, '/extra-pay']
    const answers = await Promise.all(paths.map((path) => call('GET', path)))
    return JSON.stringify([tables, heads, answers.map(({ json }) => json.data)])
  }
  const before = await readAll()
  const now = new Date('2026-11-29')
  const opened = {
    maxRows: 10,
    open: async function* () {
      yield Buffer.from(file)
    },
  }
  const figures = await readFigures(await getLookups(db), opened, now)
  await db.transaction((tx) =>
    importFigures({ db: tx, privacy: services.privacy }, figures, { dryRun: false }, { by: 'operator', now }),
  )
  expect(await readAll()).toEqual(before)
  // The page brings the figure along once, as the answer of its own read, with its source.
  const html = await (await get(page)).text()
  expect(html.match(/9999/g)).toHaveLength(1)
  expect(html).toMatch(/outside-pay.*"pay":9999.*"name":"Bureau"/s)
  expect(html).not.toContain('8888')
})
