import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstInstalled, installFromDebian } from './debian.ts'
import { freePort, preparePrograms } from './postgres.ts'

/** A PostgreSQL that pgBackRest archives, as `docs/archive.md` says. */
export type Archived = {
  url: string
  /** The folder of the cluster. */
  data: string
  /** Makes a backup while the server runs. */
  backUp(kind: 'full' | 'incr'): void
  /** Reads the size of each backup in the repository, oldest first, in bytes. */
  sizes(): { kind: string; bytes: number }[]
  /** Reads every file of the repository and compares its checksum. */
  verify(): void
  /** Restores the cluster as of `time` (ISO, with zone) into a new folder, starts it, and returns its `DATABASE_URL`. */
  restore(time: string): Promise<{ url: string; stop(): void }>
  stop(): void
}

/** Starts it with the settings of `docs/deploy/pgbackrest.conf`; only paths and ports differ. */
export async function startArchived(): Promise<Archived> {
  const pgbackrest = findPgBackRest()
  const { folder, run } = preparePrograms()
  const data = join(folder, 'data')
  const port = await freePort()
  const config = join(folder, 'pgbackrest.conf')
  const replaced = readFileSync('docs/deploy/pgbackrest.conf', 'utf8')
    .replace(/^repo1-path=.*$/m, `repo1-path=${join(folder, 'repository')}`)
    .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${folder}\npg1-user=postgres`)
    .replace('[global]', `[global]\nlock-path=${join(folder, 'lock')}\nrepo1-cipher-pass=of-the-drill`)
  writeFileSync(config, replaced, { mode: 0o644 })
  const archive = (...words: string[]) => run(pgbackrest, `--config=${config}`, '--stanza=shafaf', ...words)
  const start = (at: string, atPort: number, more: string) => {
    const place = `-c port=${atPort} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
    run('pg_ctl', '-D', at, '-w', '-t', '600', '-l', `${at}.log`, '-o', `${place} ${more}`, 'start')
  }
  const end = (at: string) => run('pg_ctl', '-D', at, '-w', '-m', 'immediate', 'stop')
  const urlOf = (atPort: number) => `postgres://postgres@127.0.0.1:${atPort}/shafaf`

  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync')
  const push = `${pgbackrest} --config=${config} --stanza=shafaf archive-push %p`
  writeFileSync(join(data, 'postgresql.auto.conf'), `archive_mode = on\narchive_command = '${push}'\n`)
  start(data, port, '')
  run('createdb', '-h', folder, '-p', String(port), '-U', 'postgres', 'shafaf')
  archive('stanza-create')
  let restored = 0
  return {
    url: urlOf(port),
    data,
    backUp: (kind) => archive(`--type=${kind}`, 'backup'),
    sizes() {
      const words = [`--config=${config}`, '--stanza=shafaf', '--output=json', 'info']
      const [stanza] = JSON.parse(execFileSync(pgbackrest, words, { encoding: 'utf8' }))
      type Backup = { type: string; info: { repository: { delta: number } } }
      return stanza.backup.map(({ type, info }: Backup) => ({ kind: type, bytes: info.repository.delta }))
    },
    verify: () => archive('verify'),
    async restore(time) {
      restored += 1
      const into = join(folder, `restored-${restored}`)
      const at = await freePort()
      mkdirSync(into, { mode: 0o700 })
      if (process.getuid?.() === 0) execFileSync('chown', ['postgres', into])
      archive(`--pg1-path=${into}`, '--type=time', `--target=${time}`, '--target-action=promote', 'restore')
      // What the copy writes does not belong into the archive of the cluster it was made from.
      start(into, at, '-c archive_mode=off')
      const stop = () => {
        end(into)
        rmSync(into, { recursive: true, force: true })
      }
      return { url: urlOf(at), stop }
    },
    stop() {
      end(data)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPgBackRest(): string {
  const find = () => firstInstalled(['/usr/bin/pgbackrest'])
  const found = find()
  if (found) return found
  installFromDebian('pgbackrest', 'Install pgBackRest (2.45 or later).')
  return find()!
}
