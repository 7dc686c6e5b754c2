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

/** PostgreSQL's settings of a session, by their names there. */
type Session = Readonly<Record<string, string>>

/**
 * The settings of a pool's sessions. Without JIT compilation: every query of this server takes milliseconds, and
 * compiling one whose cost was overestimated takes tens of them.
 */
const describeSession = ({ statement, lock = 0, idle }: Patience): Session => ({
  jit: 'off',
  statement_timeout: String(statement),
  lock_timeout: String(lock),
  idle_in_transaction_session_timeout: String(idle),
})

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
    private readonly session: Session
    constructor(config?: { session?: Session }) {
      super({ ...config, connectionString: urls[primary] })
      this.place = primary
      this.session = config?.session ?? {}
      // A connection may be lost at any moment, also before its pool listens; unheard, that would end the process.
      this.on('error', () => {})
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
      // Not among the options of the start, which a pooler such as PgBouncer refuses.
      const { rows } = await super.query(
        `select pg_is_in_recovery() as standby,
          (select count(set_config(key, value, false)) from json_each_text($1)) as settings`,
        [JSON.stringify(this.session)],
      )
      if (urls.length === 1 || !rows[0].standby) return
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
  const Client = await defineClient(splitUrls(url))
  const open = (max: number, limits: Patience) => openPool(Client, max, limits, describeSession(limits))
  const background = Math.max(2, Math.round(connections * 0.15))
  const writes = Math.max(1, Math.round((connections - background) * 0.45))
  const reads = Math.max(1, connections - background - writes)
  return {
    reads: await open(reads, timeouts.reads),
    writes: await open(writes, timeouts.writes),
    background: await open(background, timeouts.background),
  }
}

/** Opens a pool of connections to a replica, for visitors' reads. */
export async function openReplica(url: string, connections: number): Promise<Pool> {
  const session = { ...describeSession(timeouts.reads), default_transaction_read_only: 'on' }
  return openPool(await defineClient([url]), connections, timeouts.reads, session)
}

async function openPool(
  Client: Awaited<ReturnType<typeof defineClient>>,
  max: number,
  { connect, answer }: Patience,
  session: Session,
) {
  const { default: pg } = await import('pg')
  return keepAlive(
    new pg.Pool({
      Client,
      application_name: 'shafaf',
      max,
      connectionTimeoutMillis: connect,
      query_timeout: answer,
      keepAlive: true,
      ...{ session },
    }),
  )
}

/** Keeps a pool and the process alive when connections are lost. */
function keepAlive(pool: Pool): Pool {
  // A connection lost while idle is replaced on next use, one lost in use fails its query; without a listener the
  // former would end the process.
  pool.on('error', () => {})
  // A connection lost before its taker could begin is released by nobody, and would be missing from the pool for good.
  const taken = new Set<PoolClient>()
  pool.on('acquire', (client) => taken.add(client))
  pool.on('release', (_, client) => taken.delete(client as PoolClient))
  pool.on('connect', (client) => {
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
