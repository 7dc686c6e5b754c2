import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseLine, openDatabaseLine } from '../../tests/support/postgres/line.ts'
import { type Cluster, startPostgres } from '../../tests/support/postgres/postgres.ts'
import { interrupt, type Part } from './part.ts'
import { playOnPostgres } from './servers.ts'

/** How long the connection is silent, in ms: longer than any statement of a call may take. */
const silent = 8_000

type Cut = (to: { line: DatabaseLine; cluster: Cluster; url: string }) => Promise<void>

const cuts: Record<string, Cut> = {
  'the line falls silent': async ({ line }) => {
    line.silence(true)
    await wait(silent)
    line.restore()
  },
  'every connection is ended': async ({ url }) => {
    const operator = new pg.Client({ connectionString: url })
    await operator.connect()
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shafaf'`)
    await operator.end()
  },
  'PostgreSQL ends at once and begins again': async ({ cluster }) => cluster.crash(),
}

/** The connection between two servers and their PostgreSQL breaks during requests, in three ways in turn. */
export const cutLines: Part = {
  name: 'cuts',
  faults: { test: 0, whole: 30 },
  async play(faults) {
    const cluster = await startPostgres()
    const url = await cluster.createDatabase()
    const line = await openDatabaseLine(url)
    const ways = Object.values(cuts)
    try {
      const placed = { url, serversAt: line.url, many: faults * 60 + 60 }
      return await playOnPostgres('cuts', placed, async ({ load }) => {
        const happened = await interrupt(load, faults, async (n) => {
          await ways[n % ways.length]!({ line, cluster, url })
          return performance.now()
        })
        return { ...happened, found: Object.keys(cuts).slice(0, faults).join(', ') }
      })
    } finally {
      await line.close()
      cluster.stop()
    }
  },
}
