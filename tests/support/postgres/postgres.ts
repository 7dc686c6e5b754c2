import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import pg from 'pg'
import { firstInstalled, installFromDebian } from './debian.ts'

export type Cluster = {
  /** Returns the `DATABASE_URL` of the database of this name. */
  urlOf(name: string): string
  /** Creates an empty database and returns its `DATABASE_URL`. */
  createDatabase(): Promise<string>
  /** Ends the cluster without a clean shutdown, as a crash does, and starts it again. */
  crash(): void
  /** Starts the cluster again where it has ended by itself, and returns whether it had. */
  revive(): boolean
  /** Shuts the cluster down cleanly and moves its data to this folder, for `from` of another one. */
  keep(folder: string): void
  stop(): void
}

type Settings = Readonly<Record<string, string | number>>

/** Nothing that protects data from a crash of the machine: tests of that start clusters without these settings. */
export const unprotected: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
  shared_buffers: '64MB',
}

/**
 * Starts a real, temporary PostgreSQL on a socket and a free loopback port, with its data in a new folder below `within`. `more`
 * are further settings of the server; `from` is the data of a cluster that was shut down, which is copied.
 */
export async function startPostgres(within = tmpdir(), more: Settings = {}, from?: string): Promise<Cluster> {
  const { folder, run } = preparePrograms(within)
  const data = join(folder, 'data')
  const port = await freePort()
  if (from) execFileSync('cp', ['-a', from, data])
  else run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync')
  const given = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...more }
  const settings = Object.entries(given)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const isRunning = () => {
    try {
      run('pg_ctl', '-D', data, 'status')
      return true
    } catch {
      return false
    }
  }
  start()
  // By the socket in the folder: over TCP a query takes twice the processor time on both sides.
  const urlOf = (database: string) => `postgres://postgres@${encodeURIComponent(folder)}:${port}/${database}`
  return {
    urlOf,
    createDatabase: () => createDatabaseBeside(urlOf('postgres')),
    crash() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      start()
    },
    revive() {
      const ended = !isRunning()
      if (ended) start()
      return ended
    },
    keep(to) {
      run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
      execFileSync('mv', [data, to])
    },
    stop() {
      if (isRunning()) run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a folder for clusters below `within`, and returns how to run PostgreSQL's programs in it, and others by their
 * path: they refuse to run
 * as root, so root runs them as `postgres`.
 */
export function preparePrograms(within = tmpdir()) {
  const programs = programFolder()
  const folder = mkdtempSync(join(within, 'shafaf-postgres-'))
  const asRoot = process.getuid?.() === 0
  if (asRoot) execFileSync('chown', ['postgres', folder])
  const run = (program: string, ...words: string[]) => {
    const command = [isAbsolute(program) ? program : join(programs, program), ...words]
    // `pg_ctl start` leaves a child process behind; a pipe to it would never close.
    const options = { cwd: folder, stdio: 'ignore' } as const
    if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', ...command], options)
    else execFileSync(command[0]!, command.slice(1), options)
  }
  return { folder, run }
}

/**
 * Creates a database beside the one `url` names: empty, or a copy of `template`, to which nobody may be connected
 * meanwhile. It is copied as files, in half the time of a copy through the log.
 */
export function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return administer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
}

/** Creates an empty database with a unique name beside the one `url` names, and returns its `DATABASE_URL`. */
export async function createDatabaseBeside(url: string, template?: string): Promise<string> {
  const made = new URL(url)
  const name = `shafaf_${randomBytes(6).toString('hex')}`
  await createDatabase(url, name, template)
  made.pathname = `/${name}`
  return made.href
}

/** Creates a copy of the database that `url` names, to which nobody may be connected, and returns its `DATABASE_URL`. */
export const copyDatabase = (url: string): Promise<string> => createDatabaseBeside(url, nameOf(url))

/** Removes the database that `url` names, and ends the connections to it. */
export const dropDatabase = (url: string): Promise<void> => administer(url, `DROP DATABASE "${nameOf(url)}" (FORCE)`)

/** Returns the name of the database that `url` names. */
export const nameOf = (url: string): string => new URL(url).pathname.slice(1)

/** Runs a statement about a database, for which no connection to it may be open. */
async function administer(url: string, statement: string): Promise<void> {
  const postgres = new URL(url)
  postgres.pathname = '/postgres'
  const client = new pg.Client({ connectionString: postgres.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * Returns the folder of the server's programs: the one `POSTGRES_PROGRAMS` names, else the newest that is installed.
 * Debian keeps them outside PATH, in a folder per version.
 */
export function programFolder(): string {
  if (process.env.POSTGRES_PROGRAMS) return process.env.POSTGRES_PROGRAMS
  const find = () => {
    const versions = '/usr/lib/postgresql'
    const newest = existsSync(versions)
      ? readdirSync(versions)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(versions, version, 'bin'))
      : []
    return firstInstalled([...newest.map((folder) => join(folder, 'initdb')), 'initdb'])?.replace(/\/initdb$/, '')
  }
  const found = find()
  if (found) return found
  installFromDebian('postgresql', 'Install the PostgreSQL server (15 or later) so that initdb is found.')
  const installed = find()
  if (!installed) throw new Error('postgresql was installed and still cannot be found')
  return installed
}

/** Returns a port on which nothing listens at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
