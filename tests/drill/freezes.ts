import { setTimeout as wait } from 'node:timers/promises'
import type { Part } from './part.ts'
import { playOnPostgres } from './servers.ts'

/** How long a server stands still by hand, in ms: longer than people wait for an answer. In the tests, until the other took so many. */
const frozen = 10_000
const byTheOther = 5

/** One of two servers stands still (SIGSTOP) in the midst of what it is asked, holding its locks, and goes on. */
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
