import { setTimeout as wait } from 'node:timers/promises'
import type { Part } from './part.ts'
import { playOnPostgres } from './servers.ts'

/**
 * How long a server is stopped by hand, in ms: longer than people wait for a response. In the tests, until the other
 * server has accepted `byTheOther` writes.
 */
const frozen = 10_000
const byTheOther = 5

/** One of two servers is stopped (SIGSTOP) during requests, while it holds its locks, and continued. */
export const freezes: Part = {
  name: 'freezes',
  faults: { test: 1, whole: 10 },
  async play(faults, { createDatabase }) {
    const url = await createDatabase()
    return playOnPostgres('freezes', { url, many: faults * 150 + 20 }, async ({ sites, load }) => {
      const recoveries: number[] = []
      let [underWay, meanwhile] = [0, 0]
      for (let n = 0; n < faults; n += 1) {
        const site = sites[n % 2]!
        const before = load.acknowledged.length
        load.grant(40)
        await load.untilAcknowledged(before + 10)
        site.freeze()
        underWay += load.underWay()
        const atFreeze = load.acknowledged.length
        await load.untilAcknowledged(atFreeze + byTheOther)
        if (faults > 1) await wait(frozen)
        meanwhile += load.acknowledged.length - atFreeze
        const thawed = performance.now()
        site.thaw()
        recoveries.push(await load.recovery(thawed, site.url))
      }
      return { faults, underWay, recoveries, found: `${meanwhile} writes were taken by the other meanwhile` }
    })
  },
}
