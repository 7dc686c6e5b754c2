import { fork } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyEmbedded } from '../platform/db/copy.ts'
import type { Services } from '../platform/services.ts'
import { getBackupFolder } from './backup.ts'
import { createWorkFolder } from './work-folders.ts'

const ending = extname(import.meta.url)
const program = fileURLToPath(new URL(`./backup-process${ending}`, import.meta.url))

/**
 * Runs one scheduled backup. A PostgreSQL is read over the other process's own connections; of the embedded database,
 * which only this process may open, that process gets a copy of the files.
 */
export async function backUp({ db, config, log }: Services): Promise<void> {
  const settings = { ...config, BACKUP_DIR: resolve(getBackupFolder(config)) }
  if (config.DATABASE_URL) return log(await runInProcess(settings))
  const folder = await createWorkFolder(config.DATA_DIR)
  try {
    await copyEmbedded(db, config.DATA_DIR, folder)
    log(await runInProcess({ ...settings, DATA_DIR: folder }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function runInProcess(settings: Services['config']): Promise<string> {
  const { DATABASE_URL, AUTHOR_KEY, DATA_DIR, BACKUP_DIR, BACKUP_KEY, BACKUP_KEEP } = settings
  const given = { DATABASE_URL, AUTHOR_KEY, DATA_DIR, BACKUP_DIR, BACKUP_KEY, BACKUP_KEEP: String(BACKUP_KEEP) }
  return new Promise((done, failed) => {
    const child = fork(program, {
      env: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      execArgv: ending === '.ts' ? ['--import', 'tsx'] : [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (bytes: Buffer) => {
        said += bytes
      })
    child.once('error', failed)
    child.once('close', (code) => (code === 0 ? done(said.trim()) : failed(new Error(`no backup: ${said.trim()}`))))
  })
}
