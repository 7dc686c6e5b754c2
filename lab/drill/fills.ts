import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../tests/support/postgres/postgres.ts'
import { until } from '../../tests/support/wait.ts'
import type { Load } from './load.ts'
import type { Part } from './part.ts'
import { playEmbedded, playOnPostgres } from './servers.ts'

/** The disk of the data folder, or of PostgreSQL's, in MB: a database of the drill and its log fit in half of it. */
const size = 400
const enough503 = 10

/** Mounts a small separate disk in memory; only root may do this. */
function mountDisk(): { folder: string; remove(): void } {
  if (process.getuid?.() !== 0) throw new Error('fills needs root, to mount a disk that is small enough to be filled')
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'none', folder])
  return {
    folder,
    remove() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Writes until there is no room for another page. */
function fill(file: string): void {
  const opened = openSync(file, 'w')
  for (const bytes of [Buffer.alloc(1 << 20), Buffer.alloc(4096)])
    try {
      for (;;) writeSync(opened, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  closeSync(opened)
}

/**
 * Fills the disk while people write, until enough of them are told to retry later; returns how many calls were pending
 * then.
 */
async function fillWhileWriting(ballast: string, load: Load): Promise<number> {
  load.grant(20)
  await load.untilAcknowledged(load.acknowledged.length + 10)
  const told = () => load.answers.get('503') ?? 0
  const before = told()
  fill(ballast)
  // Space that is allocated already takes a few more writes.
  await until('writers to be told to come again', () => {
    if (load.underWay() < 10) load.grant(1)
    return told() >= before + enough503
  })
  return load.underWay()
}

/**
 * The disk of an embedded database fills up while people write: they are told to retry later, readers continue, and the
 * health check of a balancer fails; once there is room, the server continues by itself.
 */
export const fills: Part = {
  name: 'fills',
  faults: { test: 0, whole: 10 },
  async play(faults) {
    const disk = mountDisk()
    const ballast = join(disk.folder, 'ballast')
    try {
      const where = { folder: join(disk.folder, 'data'), many: faults * 400 + 60 }
      return await playEmbedded('fills', where, async ({ site, load }) => {
        const recoveries: number[] = []
        let underWay = 0
        for (let n = 0; n < faults; n += 1) {
          underWay += await fillWhileWriting(ballast, load)
          const read = await fetch(`${site.url}/api/companies/1/profile`)
          if (!read.ok) throw new Error(`a reader was answered ${read.status} while the disk was full`)
          const ready = await fetch(`${site.url}/readyz`)
          if (ready.status !== 503) throw new Error(`/readyz answered ${ready.status} while the disk was full`)
          rmSync(ballast)
          recoveries.push(await load.recovery(performance.now()))
        }
        return { faults, underWay, recoveries, found: 'readers were answered meanwhile' }
      })
    } finally {
      disk.remove()
    }
  },
}

/**
 * The disk of PostgreSQL, its log included, fills up while people write to two servers. PostgreSQL ends by itself where
 * it cannot write its log any more; then the operator makes room and starts it again; until then writers and readers
 * are told to retry later. Its servers are left alone, and continue by themselves.
 */
export const fillsPostgres: Part = {
  name: 'fills-postgres',
  faults: { test: 0, whole: 10 },
  async play(faults) {
    const disk = mountDisk()
    const ballast = join(disk.folder, 'ballast')
    try {
      const cluster = await startPostgres(disk.folder)
      try {
        const placed = { url: await cluster.createDatabase(), many: faults * 400 + 60 }
        return await playOnPostgres('fills-postgres', placed, async ({ sites, load }) => {
          const recoveries: number[] = []
          const readers = new Map<number, number>()
          let [underWay, ended] = [0, 0]
          for (let n = 0; n < faults; n += 1) {
            underWay += await fillWhileWriting(ballast, load)
            for (const { url } of sites) {
              const { status } = await fetch(`${url}/api/companies/1/profile`)
              if (![200, 503].includes(status))
                throw new Error(`a reader was answered ${status} while the disk was full`)
              readers.set(status, (readers.get(status) ?? 0) + 1)
            }
            rmSync(ballast)
            const room = performance.now()
            if (cluster.revive()) ended += 1
            recoveries.push(await load.recovery(room))
          }
          const read = [...readers].map(([status, times]) => `${status} ${times} times`).join(', ')
          return {
            faults,
            underWay,
            recoveries,
            found: `PostgreSQL ended ${ended} times; readers were answered ${read}`,
          }
        })
      } finally {
        cluster.stop()
      }
    } finally {
      disk.remove()
    }
  },
}
