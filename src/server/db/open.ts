import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Pool } from 'pg'
import { applySql } from './apply-sql.ts'
import type { Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { closePools, openPools, type Pools } from './pools.ts'
import * as schema from './schema/schema.ts'

export type OpenDatabase = {
  db: Database
  /** For calls that only read. */
  reads: Database
  /** For what takes as long as it takes: jobs, and the first load. */
  background: Database
  /** True when this process's own embedded database is used, false for a PostgreSQL server. */
  embedded: boolean
  /** The connections, for what has to share the server's own. */
  pool?: Pool
  /** All of them, for what watches over them. */
  pools?: Pools
  /** Waits for what runs and lets go of the folder or the connections. */
  close(): Promise<void>
}

/** Lies beside this file in the source and beside the built server alike. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number; the same in every version, since it is what starting processes wait for one another on. */
const migrationLock = 7_423_201

/**
 * Opens the database and brings its tables up to date: PostgreSQL where `DATABASE_URL` says so, else the embedded one in
 * `DATA_DIR` (made on first use, readable by its owner only, locked for this process), `memory://` for one that is never
 * written. Throws `FolderInUse` when another process has the folder.
 */
export function openDatabase({
  DATABASE_URL,
  DATA_DIR,
  DATABASE_CONNECTIONS = 20,
}: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
  DATABASE_CONNECTIONS?: number
}): Promise<OpenDatabase> {
  return DATABASE_URL ? openServer(DATABASE_URL, DATABASE_CONNECTIONS) : openEmbedded(DATA_DIR)
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const inMemory = folder.startsWith('memory://')
  if (!inMemory) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
  }
  const lock = inMemory ? undefined : await lockFolder(folder)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const { drizzle } = await import('drizzle-orm/pglite')
    const { migrate } = await import('drizzle-orm/pglite/migrator')
    const client = await PGlite.create(inMemory ? folder : join(folder, 'database'))
    const db = drizzle(client, { schema })
    await migrate(db, { migrationsFolder })
    await applySql(
      (statements) => client.exec(statements),
      async (statement) => (await client.query(statement)).rows,
    )
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

async function openServer(url: string, connections: number): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pools = await openPools(url, connections)
  try {
    const client = await pools.background.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      try {
        await migrate(drizzle(client), { migrationsFolder })
        await applySql(
          (statements) => client.query(statements),
          async (statement) => (await client.query(statement)).rows,
        )
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock])
      }
    } finally {
      client.release()
    }
  } catch (error) {
    await closePools(pools)
    throw error
  }
  return {
    db: drizzle(pools.writes, { schema }),
    reads: drizzle(pools.reads, { schema }),
    background: drizzle(pools.background, { schema }),
    embedded: false,
    pool: pools.writes,
    pools,
    close: () => closePools(pools),
  }
}
