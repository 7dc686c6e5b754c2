import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, startPostgres } from '../../tests/support/postgres/postgres.ts'
import { startSite } from '../../tests/support/site/site.ts'
import { until } from '../../tests/support/wait.ts'
import { median } from './load.ts'

/** What PostgreSQL did for a request: the number of statements, and the time in ms that all of them took. */
type Asked = { count: number; time: number }
/** The same of a page that was asked for before, and of one where something of every company has changed since. */
export type AskedByPage = { path: string; companies: number; kept: Asked; changed: Asked }

const paths = ['/', '/api/companies?limit=12', '/company/6/reviews', '/company/6/culture']
const rounds = 15

/**
 * Measures what PostgreSQL does for a view of each page, with the companies of the demonstration and with `more`
 * beside them, from its log of every statement.
 */
export async function countByPage(more: number): Promise<AskedByPage[]> {
  const cluster = await startPostgres()
  const DATABASE_URL = await cluster.createDatabase()
  const env = { DATABASE_URL, AUTHOR_KEY: 'ab'.repeat(32), DEMO_DATA: '1' }
  const site = await startSite({ env })
  const restart = async () => {
    await site.stop()
    await run(DATABASE_URL, 'vacuum analyze')
    await site.start()
    await until('the demonstration', async () => (await fetch(`${site.url}/readyz`)).ok, 400)
  }
  try {
    await until('the demonstration', async () => (await fetch(`${site.url}/readyz`)).ok, 400)
    await run(
      DATABASE_URL,
      `alter database "${new URL(DATABASE_URL).pathname.slice(1)}" set log_min_duration_statement = 0`,
    )
    await restart()
    const few = await measure(cluster, DATABASE_URL, site.url)
    await run(
      DATABASE_URL,
      `insert into companies (id, name_en, name_ar, industry_id, city_id, size_id, is_approved)
        select 1000000 + n, 'Company ' || n, 'شركة ' || n, 1 + n % 20, 1 + n % 30, 1 + n % 5, true
        from generate_series(1, ${more}) as n`,
    )
    await restart()
    return [...few, ...(await measure(cluster, DATABASE_URL, site.url))]
  } finally {
    await site.remove()
    cluster.stop()
  }
}

async function measure(cluster: Cluster, database: string, url: string): Promise<AskedByPage[]> {
  const [row] = await run<{ n: number }>(database, 'select count(*)::int as n from companies')
  const found: AskedByPage[] = []
  for (const path of paths) {
    const view = async () => void (await (await fetch(url + path)).text())
    const kept: Asked[] = []
    const changed: Asked[] = []
    for (let round = 0; round < 2 * rounds; round += 1) {
      const asked = await countDuring(cluster, view)
      // The first views make what is kept, and plan what is prepared.
      if (round >= rounds) kept.push(asked)
    }
    for (let round = 0; round < rounds; round += 1) {
      await run(database, 'update company_versions set version = gen_random_uuid() where company_id < 1000000')
      changed.push(await countDuring(cluster, view))
    }
    found.push({ path, companies: row!.n, kept: toMedian(kept), changed: toMedian(changed) })
  }
  return found
}

const toMedian = (asked: readonly Asked[]): Asked => ({
  count: median(asked.map(({ count }) => count)),
  time: median(asked.map(({ time }) => time)),
})

/** Reads in the log what PostgreSQL did while `act` ran: every statement with its parsing, its planning and its run. */
async function countDuring(cluster: Cluster, act: () => Promise<void>): Promise<Asked> {
  const log = join(decodeURIComponent(new URL(cluster.urlOf('postgres')).hostname), 'log')
  // What was asked before, and after the answer was sent, is in the log by then.
  await wait(40)
  const from = statSync(log).size
  await act()
  await wait(40)
  const phases = [
    ...readFileSync(log)
      .subarray(from)
      .toString()
      .matchAll(/duration: ([\d.]+) ms\s+(parse|bind|execute|statement)/g),
  ]
  return {
    count: phases.filter(([, , phase]) => phase === 'execute' || phase === 'statement').length,
    time: phases.reduce((sum, [, time]) => sum + Number(time), 0),
  }
}

async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}
