import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../tests/support/site/site.ts'
import { runCommand } from './command.ts'
import type { Part } from './part.ts'
import { authorKey } from './people.ts'
import { assertCounted, compareWithLedger } from './proof.ts'
import { playOnPostgres, settings } from './servers.ts'

const backupKey = '09'.repeat(32)
const printOf = (said: string) => /[0-9a-f]{64}$/m.exec(said.trim())?.[0]

async function run(words: readonly string[], env: Record<string, string>): Promise<string> {
  const { code, said } = await runCommand(words, { AUTHOR_KEY: authorKey, BACKUP_KEY: backupKey, ...env })
  if (code !== 0) throw new Error(`admin ${words.join(' ')} ended with ${code}:\n${said}`)
  return said
}

/**
 * A backup is made while people write, and restored into an empty database: it has the same checksum, contains
 * everything that was acknowledged before it began, and each counter equals a recount.
 */
export const restores: Part = {
  name: 'restores',
  faults: { test: 1, whole: 5 },
  async play(faults, { createDatabase }) {
    const url = await createDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'shafaf-drill-'))
    const perBackup = 300
    try {
      return await playOnPostgres('restores', { url, many: faults * perBackup }, async ({ load }) => {
        const recoveries: number[] = []
        let written = 0
        for (let n = 0; n < faults; n += 1) {
          load.grant(30)
          await load.untilAcknowledged(load.acknowledged.length + 20)
          const before = [...load.acknowledged]
          const backups = join(folder, String(n))
          // As many as were prepared, however long the backup takes.
          let more = perBackup - 100
          const writing = setInterval(() => {
            if (more-- > 0) load.grant(1)
          }, 100)
          const backedUp = await run(['backup'], { DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: backups }).finally(
            () => clearInterval(writing),
          )
          written += load.acknowledged.length - before.length
          const target = { DATABASE_URL: await createDatabase(), DATA_DIR: folder }
          const began = performance.now()
          const restored = await run(['restore', join(backups, readdirSync(backups)[0]!)], target)
          recoveries.push(performance.now() - began)
          if (!printOf(backedUp) || printOf(backedUp) !== printOf(restored))
            throw new Error(`another checksum:\n${backedUp}\n${restored}`)
          await assertCounted(target)
          const site = await startSite({ env: { ...settings, DATABASE_URL: target.DATABASE_URL } })
          const { lost } = await compareWithLedger(site.url, before).finally(() => site.remove())
          if (lost > 0) throw new Error(`${lost} writes acknowledged before the backup are not in it`)
        }
        return { faults, underWay: written, recoveries, found: 'each with the checksum of what was copied' }
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
