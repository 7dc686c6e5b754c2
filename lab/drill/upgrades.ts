import { nextVersion } from '../../tests/support/site/next-version.ts'
import { startBalancer } from './balancer.ts'
import type { Part } from './part.ts'
import { playOnPostgres } from './servers.ts'
import { startVisitors } from './visitors.ts'

/** The built server of the version before, if it is another than this one with other file names. */
const { OLDER } = process.env
const servers = 3

/**
 * Servers behind a load balancer are upgraded one after the other as `docs/operations.md` says, and then go back to the
 * version before in the same way, while people write and visitors open pages. No request may fail.
 */
export const upgrades: Part = {
  name: 'upgrades',
  faults: { test: 1, whole: 5 },
  async play(faults, { createDatabase }) {
    const url = await createDatabase()
    const next = nextVersion()
    const versions = OLDER ? [OLDER, 'dist/server/main.js'] : ['dist/server/main.js', next.main]
    const more = { DRAIN_SECONDS: '2' }
    try {
      return await playOnPostgres(
        'upgrades',
        { url, many: faults * 400 + 100, more, servers, main: versions[0], through: startBalancer },
        async ({ sites, load, at }) => {
          const visitors = startVisitors(at)
          const recoveries: number[] = []
          let underWay = 0
          for (let n = 0; n < faults; n += 1)
            for (const version of [versions[1]!, versions[0]!])
              for (const site of sites) {
                load.grant(40)
                await load.untilAcknowledged(load.acknowledged.length + 5)
                underWay += load.underWay()
                const stopping = performance.now()
                await site.stop()
                site.change(version)
                await site.start()
                if (site === sites.at(-1) && version === versions[1]) recoveries.push(await load.recovery(stopping))
              }
          await load.untilGranted()
          await visitors.end()
          const others = [...load.answers].filter(([status]) => status !== '200')
          if (others.length > 0) throw new Error(`writes were answered otherwise: ${JSON.stringify(others)}`)
          if (visitors.failed.length > 0)
            throw new Error(
              `${visitors.failed.length} of ${visitors.requests()} failed: ${visitors.failed.slice(0, 5)}`,
            )
          const found = `${servers} servers, ${visitors.requests()} reads, 0 failed, longest ${Math.round(visitors.longest())} ms`
          return { faults, underWay, recoveries, found }
        },
      )
    } finally {
      next.remove()
    }
  },
}
