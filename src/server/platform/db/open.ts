import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import { applySql } from './apply-sql.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { splitReplicas, splitUrls } from './hosts.ts'
import { assertKnown, assertUnicode, assertWhole } from './inspect.ts'
import { adoptFirst, type Read, type Run, runMigrations } from './migrate.ts'
import { beginInFolder, beginInMemory, isEmptyFolder, startEngine } from './new-database.ts'
import { closePools, openPools, openReplica, type Pools } from './pools.ts'
import { watchReplicas } from './replicas.ts'
import * as schema from './schema/schema.ts'
import { runWithShortLocks } from './short-locks.ts'

export type OpenDatabase = {
  db: Database
  /** For calls that only read. */
  reads: Database
  /** For what visitors read, which may be two seconds old: a replica, if there is one that is not behind. */
  visitors?: () => Database | undefined
  /** For work without a time limit: jobs, and the first load. */
  background: Database
  /** True when this process's own embedded database is used, false for a PostgreSQL server. */
  embedded: boolean
  /** The connection pool, for code that has to share the server's own connections. */
  pool?: Pool
  /** All pools, for monitoring. */
  pools?: Pools & Record<string, Pool>
  /** The number of replicas, and how many of them are not behind. */
  replicas?: { count: number; following(): number }
  /** Waits for running queries and releases the folder or the connections. */
  close(): Promise<void>
}

/** The key of the advisory lock that starting processes wait for. Any number; the same in every version. */
const migrationLock = 7_423_201

/** What must be settled before this process may use the database, while no other process can settle it. */
export type Claim = (db: Database) => Promise<void>

/**
 * Opens the database and brings its tables up to date: PostgreSQL if `DATABASE_URL` is set, with its replicas if
 * `DATABASE_REPLICA_URLS` names any, otherwise the embedded one in `DATA_DIR` (created on first use, readable by its
 * owner only, locked for this process); `memory://` is one that is never written to disk. Throws `FolderInUse` when
 * another process has the folder, and, with what to do, when the database is incomplete or of a version that this one
 * does not work with.
 */
export function openDatabase(
  {
    DATABASE_URL,
    DATA_DIR,
    DATABASE_REPLICA_URLS = '',
    DATABASE_CONNECTIONS = 20,
  }: {
    DATABASE_URL?: string | undefined
    DATABASE_REPLICA_URLS?: string | undefined
    DATA_DIR: string
    DATABASE_CONNECTIONS?: number
  },
  claim: Claim = async () => {},
  upTo?: number,
): Promise<OpenDatabase> {
  const replicas = splitReplicas(DATABASE_REPLICA_URLS)
  return DATABASE_URL
    ? openServer({ url: DATABASE_URL, replicas, connections: DATABASE_CONNECTIONS }, claim, upTo)
    : openEmbedded(DATA_DIR, claim, upTo)
}

type Migrate = Parameters<typeof runMigrations>[0]

/**
 * Brings the tables, then functions and triggers to the state of this version. With `upTo` the tables are those of that
 * number, without functions and triggers of this version, which may need later ones.
 */
async function update(run: Run, read: Read, migrate: Migrate, upTo: number | undefined): Promise<void> {
  await assertKnown(read)
  await adoptFirst(run, read)
  await runMigrations(migrate, upTo)
  if (upTo === undefined) await applySql(run, read)
}

async function openEmbedded(folder: string, claim: Claim, upTo?: number): Promise<OpenDatabase> {
  const inMemory = folder.startsWith('memory://')
  if (!inMemory) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
  }
  const lock = inMemory ? undefined : await lockFolder(folder)
  try {
    const { createDrizzle } = await import('./embedded-client.ts')
    const { migrate } = await import('drizzle-orm/pglite/migrator')
    const client = inMemory
      ? await beginInMemory(upTo === undefined)
      : await openFolder(join(folder, 'database'), upTo === undefined)
    const db = createDrizzle(client)
    const read = async (statement: string) => (await client.query(statement)).rows
    try {
      await update(
        (statements) => client.exec(statements),
        read,
        (config) => migrate(db, config),
        upTo,
      )
      await claim(db)
    } catch (error) {
      await client.close()
      throw error
    }
    return {
      db,
      reads: db,
      background: db,
      embedded: true,
      async close() {
        await client.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function openFolder(folder: string, fromImage: boolean): Promise<PGlite> {
  assertWhole(folder)
  if (isEmptyFolder(folder)) await beginInFolder(folder, fromImage)
  return startEngine(folder).catch((error) => {
    throw new Error(`The database in ${folder} cannot be opened; restore it from a backup.`, { cause: error })
  })
}

type Addresses = { url: string; replicas: readonly string[]; connections: number }

async function openServer(
  { url, replicas, connections }: Addresses,
  claim: Claim,
  upTo?: number,
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pools = await openPools(url, connections)
  try {
    const client = await reachPrimary(pools.background, splitUrls(url).length)
    try {
      const read = async (statement: string) => (await client.query(statement)).rows
      await assertUnicode(read)
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      try {
        const db = drizzle(client, { schema })
        const run = (statements: string) => client.query(statements)
        await runWithShortLocks(run, () => update(run, read, (config) => migrate(db, config), upTo))
        await claim(db)
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock])
      }
    } finally {
      client.release()
    }
  } catch (error) {
    await closePools(Object.values(pools))
    throw error
  }
  const followers = await openReplicas(replicas, connections, pools)
  return {
    db: drizzle(pools.writes, { schema }),
    reads: drizzle(pools.reads, { schema }),
    background: drizzle(pools.background, { schema }),
    embedded: false,
    pool: pools.writes,
    pools,
    close: () => closePools(Object.values(pools)),
    ...followers,
  }
}

/** Makes the first connection; each failed attempt moves on to the next host. */
async function reachPrimary(pool: Pool, hosts: number): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (hosts <= 1) throw error
    return reachPrimary(pool, hosts - 1)
  }
}

/** Opens the pools of the replicas and watches how far behind they are. */
async function openReplicas(
  urls: readonly string[],
  connections: number,
  pools: Pools,
): Promise<Partial<OpenDatabase>> {
  if (urls.length === 0) return {}
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const copies = await Promise.all(urls.map((url) => openReplica(url, connections)))
  const watched = watchReplicas(
    pools.reads,
    copies.map((pool) => ({ pool, reads: drizzle(pool, { schema }) })),
  )
  return {
    visitors: watched.next,
    pools: { ...pools, ...Object.fromEntries(copies.map((pool, place) => [`replica ${place + 1}`, pool])) },
    replicas: { count: copies.length, following: watched.following },
    close() {
      watched.stop()
      return closePools([...Object.values(pools), ...copies])
    },
  }
}
