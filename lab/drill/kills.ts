import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site } from '../../tests/support/site/site.ts'
import type { Load } from './load.ts'
import type { Part } from './part.ts'
import { playEmbedded, playOnPostgres } from './servers.ts'

/** Writes started for each kill; one to three of them are acknowledged before it. */
const writesPerKill = 5

/** Kills one server that many times during requests, starts it again, and waits until it accepts a write. */
async function killAgainAndAgain(site: Site, load: Load, times: number) {
  const recoveries: number[] = []
  let underWay = 0
  for (let n = 0; n < times; n += 1) {
    const before = load.acknowledged.length
    load.grant(writesPerKill)
    await load.untilAcknowledged(before + Math.ceil(Math.random() * (writesPerKill / 2)))
    underWay += load.underWay()
    const killed = performance.now()
    await site.kill()
    // Responses of the killed server that arrive after this are not the new one's.
    const begun = performance.now()
    await site.start()
    recoveries.push(begun - killed + (await load.recovery(begun, site.url)))
  }
  return { faults: times, underWay, recoveries }
}

/** `kill -9` of two servers on one PostgreSQL, each independently. */
export const kills: Part = {
  name: 'kills',
  faults: { test: 2, whole: 1000 },
  async play(faults, { createDatabase }) {
    const many = faults * writesPerKill * 2 + 60
    return playOnPostgres('kills', { url: await createDatabase(), many }, async ({ sites, load }) => {
      const each = await Promise.all(
        sites.map((site, at) => killAgainAndAgain(site, load, Math.ceil((faults - at) / sites.length))),
      )
      return {
        faults,
        underWay: each.reduce((sum, one) => sum + one.underWay, 0),
        recoveries: each.flatMap((one) => one.recoveries),
      }
    })
  },
}

/** `kill -9` of a server with an embedded database. */
export const killsEmbedded: Part = {
  name: 'kills-embedded',
  faults: { test: 0, whole: 300 },
  play: (faults) =>
    playEmbedded(
      'kills-embedded',
      { folder: mkdtempSync(join(tmpdir(), 'shafaf-drill-')), many: faults * writesPerKill * 2 + 60 },
      ({ site, load }) => killAgainAndAgain(site, load, faults),
    ),
}
