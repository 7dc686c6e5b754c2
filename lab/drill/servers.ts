import { rmSync } from 'node:fs'
import { type Site, startSite } from '../../tests/support/site/site.ts'
import type { Balancer } from './balancer.ts'
import { type Load, startLoad } from './load.ts'
import { assertAllTaken, type Outcome } from './part.ts'
import { authorKey, preparePeople } from './people.ts'
import { assertCounted, compareWithLedger, countReviews, untilPublished } from './proof.ts'

/** The settings of every server of the drill. */
export const settings = { AUTHOR_KEY: authorKey, DEMO_DATA: '0', DATABASE_CONNECTIONS: '12' }

/** The servers, the people who write, and the address they write to: that of the balancer, else of the first server. */
export type Faulty = { sites: readonly Site[]; load: Load; at: string }
type Happened = Pick<Outcome, 'faults' | 'underWay' | 'recoveries'> & { found?: string }

/**
 * The address of the database, and that for the servers; the number of contributions; further settings of the servers;
 * how many servers there are, of which build, and what people reach them through.
 */
type Placed = {
  url: string
  many: number
  serversAt?: string
  more?: Record<string, string>
  servers?: number
  main?: string | undefined
  through?: (urls: readonly string[]) => Promise<Balancer>
}

/**
 * Runs two built servers on one PostgreSQL, and people who send `many` contributions while `happen` causes faults.
 * Afterwards everything acknowledged is compared with what is stored, and the counters with a recount.
 */
export async function playOnPostgres(
  part: string,
  { url, many, serversAt = url, more, servers = 2, main, through }: Placed,
  happen: (faulty: Faulty) => Promise<Happened>,
): Promise<Outcome> {
  const writes = await preparePeople({ DATABASE_URL: url }, many)
  const sites: Site[] = []
  let balancer: Balancer | undefined
  try {
    const env = { ...settings, DATABASE_URL: serversAt, ...more }
    for (let n = 0; n < servers; n += 1) sites.push(await startSite({ env, main }))
    const urls = sites.map((site) => site.url)
    balancer = await through?.(urls)
    const load = startLoad(balancer ? [balancer.url] : urls, writes)
    const happened = await happen({ sites, load, at: balancer?.url ?? urls[0]! })
    await load.settle()
    assertAllTaken(load)
    await Promise.all(sites.map((site) => site.start()))
    await untilPublished(url, () => load.repeat(sites[0]!.url))
    const database = { DATABASE_URL: url, DATA_DIR: sites[0]!.dataFolder }
    const outcome = await judge(part, sites[0]!, load, database)
    await assertCounted(database)
    return { ...outcome, ...happened }
  } finally {
    balancer?.close()
    for (const site of sites) await site.remove()
  }
}

/** Does the same with one server on an embedded database in `folder`, which is removed. */
export async function playEmbedded(
  part: string,
  { folder, many }: { folder: string; many: number },
  happen: (faulty: Faulty & { site: Site }) => Promise<Happened>,
): Promise<Outcome> {
  const site = await startSite({ folder, env: settings })
  try {
    await site.stop()
    const writes = await preparePeople({ folder }, many)
    await site.start()
    const load = startLoad([site.url], writes)
    const happened = await happen({ sites: [site], site, load, at: site.url })
    await load.settle()
    assertAllTaken(load)
    await site.start()
    await load.repeat(site.url)
    const shown = await compareWithLedger(site.url, load.acknowledged)
    await site.stop()
    const database = { DATA_DIR: folder }
    const stored = await countReviews(database)
    await assertCounted(database)
    return { ...outcomeOf(part, load, shown, stored), ...happened }
  } finally {
    await site.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function judge(part: string, { url }: Site, load: Load, database: { DATABASE_URL: string; DATA_DIR: string }) {
  const shown = await compareWithLedger(url, load.acknowledged)
  return outcomeOf(part, load, shown, await countReviews(database))
}

/** Returns the outcome: rows beyond the ledger that no person is shown count as doubled as well. */
function outcomeOf(part: string, load: Load, { lost, doubled }: { lost: number; doubled: number }, stored: number) {
  const acknowledged = load.acknowledged.length
  return { part, acknowledged, putOff: load.putOff(), lost, doubled: Math.max(doubled, stored - (acknowledged - lost)) }
}
