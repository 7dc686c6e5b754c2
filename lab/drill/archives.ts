import { sql } from 'drizzle-orm'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { startArchived } from '../../tests/support/postgres/archived.ts'
import { startSite } from '../../tests/support/site/site.ts'
import { until } from '../../tests/support/wait.ts'
import type { Part } from './part.ts'
import { assertCounted, compareWithLedger } from './proof.ts'
import { playOnPostgres, settings } from './servers.ts'

/** Runs a statement on the database of the servers, and returns the first column of its only row. */
async function ask(DATABASE_URL: string, statement: string): Promise<string> {
  const { db, close } = await openDatabase({ DATABASE_URL, DATA_DIR: '/nowhere', DATABASE_CONNECTIONS: 4 })
  try {
    return String(Object.values((await queryRows<Record<string, unknown>>(db, sql.raw(statement)))[0]!)[0])
  } finally {
    await close()
  }
}

/** Waits until the archive has everything that was written so far. */
async function untilArchived(url: string): Promise<void> {
  const last = await ask(url, 'select pg_walfile_name(pg_switch_wal())')
  const isArchived = `select coalesce(last_archived_wal >= '${last}', false) from pg_stat_archiver`
  await until('the log in the archive', async () => (await ask(url, isArchived)) === 'true')
}

/**
 * pgBackRest makes a full backup and then incremental ones while people write, and restores the cluster as of a moment
 * between two writes: the copy contains everything that was acknowledged before that moment and nothing after it, and
 * each counter equals a recount.
 */
export const archives: Part = {
  name: 'archives',
  faults: { test: 1, whole: 5 },
  async play(faults) {
    const archived = await startArchived()
    try {
      return await playOnPostgres('archives', { url: archived.url, many: faults * 120 }, async ({ load, at }) => {
        const recoveries: number[] = []
        let underWay = 0
        for (let n = 0; n < faults; n += 1) {
          load.grant(40)
          await load.untilAcknowledged(load.acknowledged.length + 10)
          underWay += load.underWay()
          archived.backUp(n === 0 ? 'full' : 'incr')
          load.grant(20)
          await load.untilGranted()
          const before = [...load.acknowledged]
          const moment = await ask(archived.url, 'select clock_timestamp()::text')
          // Writes of after the moment, at which the restore ends.
          load.grant(10)
          await load.untilGranted()
          await load.repeat(at)
          await untilArchived(archived.url)
          const began = performance.now()
          const copy = await archived.restore(moment)
          recoveries.push(performance.now() - began)
          try {
            const site = await startSite({ env: { ...settings, DATABASE_URL: copy.url } })
            try {
              const { lost, doubled } = await compareWithLedger(site.url, before)
              if (lost + doubled > 0) throw new Error(`${lost} writes of before ${moment} are missing, ${doubled} more`)
            } finally {
              await site.remove()
            }
            await assertCounted({ DATABASE_URL: copy.url, DATA_DIR: '/nowhere' })
          } finally {
            copy.stop()
          }
        }
        archived.verify()
        const told = archived.sizes().map(({ kind, bytes }) => `${kind} ${(bytes / 1e6).toFixed(1)} MB`)
        return { faults, underWay, recoveries, found: told.join(', ') }
      })
    } finally {
      archived.stop()
    }
  },
}
