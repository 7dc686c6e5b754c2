import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/load.ts'
import type { Part } from './part.ts'
import { playOnPostgres } from './servers.ts'
import { startVisitors } from './visitors.ts'

const minute = 60_000
/** Contributions a minute, and visitors of each server, with the pause after each of their pages in ms. */
const writesPerMinute = 20
const visitors = 2
const pause = 500
/** How much more memory the last quarter of the time may take than the second one: the first fills what is kept. */
const maxGrowth = 1.1
const token = 'm'.repeat(32)

/**
 * Nothing fails: people read and write for so many minutes, and the memory of the servers stays flat. A "fault" is a
 * minute, and a recovery the time from its end to the next acknowledged write.
 */
export const memory: Part = {
  name: 'memory',
  faults: { test: 0, whole: 60 },
  async play(faults, { createDatabase }) {
    const url = await createDatabase()
    const more = { METRICS_TOKEN: token }
    return playOnPostgres(
      'memory',
      { url, many: faults * (writesPerMinute + 5) + 50, more },
      async ({ sites, load }) => {
        const reading = sites.map((site) => startVisitors(site.url, visitors, pause))
        const recoveries: number[] = []
        const sizes: number[][] = []
        let underWay = 0
        for (let n = 0; n < faults; n += 1) {
          load.grant(writesPerMinute)
          await wait(minute)
          underWay += load.underWay()
          sizes.push(await Promise.all(sites.map((site) => readMemory(site.url))))
          recoveries.push(await load.recovery(performance.now()))
        }
        for (const one of reading) await one.end()
        const failed = reading.flatMap((one) => one.failed)
        if (failed.length > 0) throw new Error(`${failed.length} reads failed: ${failed.slice(0, 5)}`)
        const told = sites.map((_, at) => judgeGrowth(sizes.map((all) => all[at]!)))
        const reads = reading.reduce((sum, one) => sum + one.requests(), 0)
        return { faults, underWay, recoveries, found: `${reads} reads, 0 failed; ${told.join('; ')}` }
      },
    )
  },
}

/** Returns the memory of a server's process, in MB. */
async function readMemory(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const found = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text())
  if (!found) throw new Error(`/metrics was answered ${answer.status}, without the memory`)
  return Number(found[1]) / 1e6
}

/** Compares the memory of the last quarter of the minutes with that of the second one; throws where it has grown. */
function judgeGrowth(sizes: readonly number[]): string {
  const quarter = (nth: number) =>
    Math.round(median(sizes.slice(Math.floor((sizes.length * nth) / 4), Math.ceil((sizes.length * (nth + 1)) / 4))))
  const [before, after] = [quarter(1), quarter(3)]
  const told = `memory ${before} MB, then ${after} MB, at most ${Math.round(Math.max(...sizes))} MB`
  if (after > before * maxGrowth) throw new Error(`${told}: ${sizes.map(Math.round).join(' ')}`)
  return told
}
