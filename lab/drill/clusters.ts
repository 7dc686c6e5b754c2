import { type PatroniCluster, startPatroniCluster } from '../cluster/cluster.ts'
import type { Load } from './load.ts'
import type { Part } from './part.ts'
import { playOnPostgres } from './servers.ts'

/** What happens to the primary's machine; each returns once another machine is the primary and this one is back. */
const faults: Record<string, (cluster: PatroniCluster) => Promise<void>> = {
  killed: async (cluster) => {
    const { primary, name } = await cluster.places()
    primary.turnOff()
    await cluster.untilReplaced(name)
    primary.turnOn()
  },
  frozen: async (cluster) => {
    const { primary, name } = await cluster.places()
    primary.freeze()
    await cluster.untilReplaced(name)
    primary.thaw()
  },
  'cut off': async (cluster) => {
    const { primary, name } = await cluster.places()
    primary.disconnect()
    await cluster.untilReplaced(name)
    primary.connect()
  },
  'switched over': async (cluster) => {
    const { name } = await cluster.places()
    await cluster.switchOver()
    await cluster.untilReplaced(name)
  },
  'its standby killed': async (cluster) => {
    const { standby } = await cluster.places()
    standby.turnOff()
    standby.turnOn()
  },
}
const kinds = Object.entries(faults)

/** A write begins each so many milliseconds while the cluster is disturbed. */
const every = 100
/** The writes that are prepared for one fault: those of a minute. */
const writesOfFault = 600

/** Returns the longest time in which nothing was acknowledged since `began`, in ms. */
function findLongestPause({ acknowledged }: Load, began: number): number {
  const times = [began, ...acknowledged.map(({ at }) => at).filter((at) => at > began)].sort((a, b) => a - b)
  return Math.max(...times.slice(1).map((at, n) => at - times[n]!))
}

/**
 * PostgreSQL on two machines that Patroni keeps, through HAProxy and PgBouncer (`docs/scale.md`): the primary's machine
 * is killed, frozen, cut off and switched over while people write. A time of this part is the longest one without an
 * acknowledged write.
 */
export const clusters: Part = {
  name: 'cluster',
  faults: { test: 0, whole: 15 },
  async play(times) {
    const cluster = await startPatroniCluster()
    try {
      const placed = { url: cluster.url, many: times * writesOfFault + 100 }
      return await playOnPostgres('cluster', placed, async ({ load }) => {
        const pauses: { kind: string; ms: number }[] = []
        let underWay = 0
        const writing = setInterval(() => load.grant(1), every)
        try {
          for (let n = 0; n < times; n += 1) {
            const [kind, happen] = kinds[n % kinds.length]!
            await load.untilAcknowledged(load.acknowledged.length + 10)
            underWay += load.underWay()
            const began = performance.now()
            await happen(cluster)
            await cluster.untilHealthy(kind)
            await load.untilAcknowledged(load.acknowledged.length + 10)
            pauses.push({ kind, ms: findLongestPause(load, began) })
          }
        } finally {
          clearInterval(writing)
        }
        const told = kinds.slice(0, times).map(([kind]) => {
          const own = pauses.filter((pause) => pause.kind === kind).map(({ ms }) => ms)
          return `${kind} ${(Math.max(...own) / 1000).toFixed(1)} s at most`
        })
        return { faults: times, underWay, recoveries: pauses.map(({ ms }) => ms), found: told.join(', ') }
      })
    } finally {
      cluster.stop()
    }
  },
}
