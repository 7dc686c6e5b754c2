import type { Pool, PoolClient } from 'pg'
import { splitUrls } from './hosts.ts'

/**
 * The timeouts of a pool, in milliseconds: for a free connection, a statement, a lock, an idle transaction and an
 * answer.
 */
type Patience = { connect: number; statement: number; lock?: number; idle: number; answer: number }

const second = 1_000
/**
 * A call waits for a connection and then for one statement: together less than the five seconds a person is expected to
 * wait.
 */
const timeouts = {
  reads: { connect: 2 * second, statement: 2.5 * second, idle: 15 * second, answer: 2.8 * second },
  writes: { connect: 1.8 * second, statement: 2.8 * second, lock: 2 * second, idle: 15 * second, answer: 3 * second },
  /** Maintenance and the first load have no statement timeout, but never wait for a connection that has gone silent. */
  background: { connect: 10 * second, statement: 0, idle: 600 * second, answer: 600 * second },
} satisfies Record<string, Patience>

/**
 * The option that turns JIT compilation off: every query of this server takes milliseconds, and compiling one whose
 * cost was overestimated takes tens of them.
 */
const noCompiling = '-c jit=off'

export type Pools = Record<keyof typeof timeouts, Pool>

/** The message of an error that `isUnavailable` recognises: nothing is wrong with the call. */
const onStandby = 'Connection terminated: this PostgreSQL is a standby'

/** `read_only_sql_transaction`: the server has become a standby during the connection. */
const readOnly = '25006'

/**
 * Creates a client that connects to the host that is the primary; with a single host no check is made. When a host
 * cannot be reached, or is a standby, the next connection goes to the next host: a failover costs the calls in
 * progress.
 */
async function defineClient(urls: readonly string[]) {
  const { default: pg } = await import('pg')
  let primary = 0
  return class Client extends pg.Client {
    private readonly place: number
    constructor(config?: object) {
      super({ ...config, connectionString: urls[primary] })
      this.place = primary
    }

    override connect(done?: any): any {
      const connected = this.reach().catch((error: Error) => {
        if (primary === this.place) primary = (primary + 1) % urls.length
        throw error
      })
      if (!done) return connected
      connected.then(() => done(), done)
    }

    private async reach(): Promise<void> {
      await super.connect()
      if (urls.length === 1) return
      const { rows } = await super.query('select pg_is_in_recovery() as standby')
      if (!rows[0].standby) return
      this.cut()
      throw new Error(onStandby)
    }

    /**
     * A query without an answer in time would leave a connection behind that still waits for it, so the socket is
     * closed.
     */
    override query(...given: any[]): any {
      const query = super.query as (...given: unknown[]) => unknown
      const result = query.apply(this, given)
      if (result instanceof Promise)
        result.catch((error: Error & { code?: string }) => {
          if (error.message === 'Query read timeout' || (error.code === readOnly && urls.length > 1)) this.cut()
        })
      return result
    }

    private cut(): void {
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
      connection.stream.destroy()
    }
  }
}

/**
 * Opens three pools of connections to one PostgreSQL, or to the primary of several hosts. Calls that write wait for row
 * locks and for each other; with connections of their own they leave the readers' free. `connections` is the sum of all
 * three.
 */
export async function openPools(url: string, connections: number): Promise<Pools> {
  const { default: pg } = await import('pg')
  const urls = splitUrls(url)
  const Client = await defineClient(urls)
  const open = (max: number, { connect, statement, lock = 0, idle, answer }: Patience) =>
    keepAlive(
      new pg.Pool({
        Client,
        application_name: 'shafaf',
        options: noCompiling,
        max,
        connectionTimeoutMillis: connect,
        statement_timeout: statement,
        lock_timeout: lock,
        idle_in_transaction_session_timeout: idle,
        query_timeout: answer,
        keepAlive: true,
      }),
    )
  const background = Math.max(2, Math.round(connections * 0.15))
  const writes = Math.max(1, Math.round((connections - background) * 0.45))
  const reads = Math.max(1, connections - background - writes)
  return {
    reads: open(reads, timeouts.reads),
    writes: open(writes, timeouts.writes),
    background: open(background, timeouts.background),
  }
}

/** Opens a pool of connections to a replica, for visitors' reads. */
export async function openReplica(url: string, connections: number): Promise<Pool> {
  const { default: pg } = await import('pg')
  const { connect, statement, idle, answer } = timeouts.reads
  return keepAlive(
    new pg.Pool({
      Client: await defineClient([url]),
      application_name: 'shafaf',
      options: `${noCompiling} -c default_transaction_read_only=on`,
      max: connections,
      connectionTimeoutMillis: connect,
      statement_timeout: statement,
      idle_in_transaction_session_timeout: idle,
      query_timeout: answer,
      keepAlive: true,
    }),
  )
}

/** Keeps a pool and the process alive when connections are lost. */
function keepAlive(pool: Pool): Pool {
  // A connection lost while idle is replaced on next use, one lost in use fails its query; without listeners either
  // would end the process.
  pool.on('error', () => {})
  // A connection lost before its taker could begin is released by nobody, and would be missing from the pool for good.
  const taken = new Set<PoolClient>()
  pool.on('acquire', (client) => taken.add(client))
  pool.on('release', (_, client) => taken.delete(client as PoolClient))
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.once('end', () => {
      if (!taken.has(client)) return
      client.release(true)
      client.release = () => {}
    })
  })
  return pool
}

/** Closes all pools without waiting for connections that do not answer. */
export async function closePools(pools: readonly Pool[]): Promise<void> {
  const closed = Promise.all(pools.map((pool) => (pool.ending ? undefined : pool.end())))
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, 2 * second)
  })
  await Promise.race([closed, timeout])
  clearTimeout(timer)
}
