import { startReplicated } from '../../tests/support/postgres/replicated.ts'
import { interrupt, type Part } from './part.ts'
import { playOnPostgres } from './servers.ts'

/**
 * The primary of two PostgreSQL servers ends during the requests of two servers, and the standby takes over, in turn.
 */
export const failovers: Part = {
  name: 'failovers',
  faults: { test: 0, whole: 10 },
  async play(faults) {
    const cluster = await startReplicated()
    try {
      const placed = {
        url: cluster.url,
        many: faults * 60 + 60,
        more: { DATABASE_REPLICA_URLS: [cluster.primaryUrl(), cluster.standbyUrl()].join(',') },
      }
      return await playOnPostgres('failovers', placed, async ({ load }) => {
        const happened = await interrupt(load, faults, async (n) => {
          if (n > 0) cluster.rejoin()
          const ended = performance.now()
          cluster.failOver()
          return ended
        })
        return { ...happened, found: 'with a standby that each commit waits for' }
      })
    } finally {
      cluster.stop()
    }
  },
}
