import type { MiddlewareHandler } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { clientNumber, oldestClient } from '../../contract/client-number.ts'
import { siteVersion } from '../../contract/version.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { JobOutcome, WaitReason } from '../platform/jobs/runner.ts'
import type { SightCounts } from './sight.queries.ts'
import { createTogether } from './worker-metrics.ts'

export type Metrics = {
  /** Counts every call, and its duration, by route. */
  measure: MiddlewareHandler
  jobEnded(outcome: JobOutcome): void
  /** Notes why jobs wait in this process; undefined while they do not. */
  jobsWait(reason: WaitReason | undefined): void
  /** Counts a reached limit or a refused sign-in. */
  doorHeld(what: string): void
  /** Returns all metrics in Prometheus' format, as they were when first asked for in the current minute. */
  text(): Promise<string>
  type: string
}

type Sources = {
  clock: () => Date
  pools?: Pools | undefined
  /** The replicas that visitors read from. */
  replicas?: { count: number; following(): number } | undefined
  /** Reads the lengths of the queues and the state of the jobs. */
  readStanding: () => Promise<SightCounts>
}

/**
 * The histogram's buckets in seconds; the first is about the duration of a cached answer, the last the most a call may
 * take.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Returns the class of a status, `2xx` and so on; the exact status is in the log. */
const formatClass = (status: number) => `${Math.floor(status / 100)}xx`

const describeBuild = () => ({
  version: siteVersion,
  tables: String(listMigrations().length - 1),
  client: String(clientNumber),
  oldest_client: String(oldestClient),
})

/** Creates the function that records the duration of a call, and finds the row of its labels once. */
function createCallTimer(seconds: Histogram<'method' | 'route' | 'status'>) {
  const rows = new Map<string, { observe(value: number): void }>()
  return (method: string, route: string, status: number, value: number) => {
    const key = `${method} ${route} ${formatClass(status)}`
    const row = rows.get(key) ?? seconds.labels({ method, route, status: formatClass(status) })
    rows.set(key, row)
    row.observe(value)
  }
}

/**
 * Creates the metrics of this process, or of all workers together. Labels name only a route, a class of statuses, a
 * job, a pool, a queue or a limit. The output changes once a minute: a number that moved at once would reveal the
 * moment someone wrote.
 */
export function createMetrics({ clock, pools, replicas, readStanding }: Sources): Metrics {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  collectDefaultMetrics({ register })

  new Gauge({
    name: 'shafaf_build_info',
    help: '1, labelled with what runs here: the version, the number of its tables, of its client and of the oldest client served.',
    labelNames: ['version', 'tables', 'client', 'oldest_client'],
    aggregator: 'max',
    registers,
  }).set(describeBuild(), 1)
  const seconds = new Histogram({
    name: 'shafaf_call_seconds',
    help: 'Calls and pages answered, and the seconds each took.',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets, registers },
  })
  const observe = createCallTimer(seconds)
  const jobSeconds = new Histogram({
    name: 'shafaf_job_seconds',
    help: 'Rounds of jobs that ended in this process, and the seconds each took.',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60, 600, 3600],
    registers,
  })
  const waiting = new Gauge({
    name: 'shafaf_waiting',
    help: 'What waits: mails to be sent, contributions to be published, cases of moderators by kind, names for lists.',
    labelNames: ['queue'],
    // Every worker reports on the same database.
    aggregator: 'max',
    registers,
    collect,
  })
  const doneAt = new Gauge({
    name: 'shafaf_job_done_timestamp_seconds',
    help: 'When a round of a job was done last, by any server.',
    labelNames: ['job'],
    aggregator: 'max',
    registers,
    collect,
  })
  const failures = new Gauge({
    name: 'shafaf_job_failures',
    help: 'Rounds of a job that failed one after the other until now.',
    labelNames: ['job'],
    aggregator: 'max',
    registers,
    collect,
  })
  const jobsWaiting = new Gauge({
    name: 'shafaf_jobs_waiting',
    help: 'Processes in which jobs wait, by why: the clock differs from that of the database, has jumped, is not proven yet, the database does not answer, or the site is read-only.',
    labelNames: ['reason'],
    registers,
  })
  const databaseUp = new Gauge({
    name: 'shafaf_database_up',
    help: '1 while the database answers.',
    aggregator: 'min',
    registers,
    collect,
  })
  const held = new Counter({
    name: 'shafaf_doors_held_total',
    help: 'Attempts beyond a limit, by the limit: a person who tries passwords or codes shows here first.',
    labelNames: ['limit'],
    registers,
  })
  const notTaken = new Counter({ name: 'shafaf_calls_failed_total', help: 'Calls answered with 500.', registers })
  if (pools)
    new Gauge({
      name: 'shafaf_pool_connections',
      help: 'Connections to PostgreSQL by pool: used, idle, and callers who wait for one.',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool, state: 'used' }, totalCount - idleCount)
          this.set({ pool, state: 'idle' }, idleCount)
          this.set({ pool, state: 'waiting' }, waitingCount)
        }
      },
    })

  if (replicas && replicas.count > 0)
    new Gauge({
      name: 'shafaf_replicas_behind',
      help: 'Replicas that visitors do not read from: away, or more than two seconds behind.',
      registers,
      collect() {
        this.set(replicas.count - replicas.following())
      },
    })

  /** All four of these metrics ask at once, and share one query. */
  let looking: Promise<void> | undefined
  function collect(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  async function look(): Promise<void> {
    for (const gauge of [waiting, doneAt, failures]) gauge.reset()
    try {
      const standing = await readStanding()
      databaseUp.set(1)
      for (const [queue, count] of Object.entries(standing.waiting)) waiting.set({ queue }, count)
      for (const { job, failed, done } of standing.jobs) {
        failures.set({ job }, failed)
        if (done !== null) doneAt.set({ job }, done)
      }
    } catch {
      databaseUp.set(0)
    }
  }
  const together = createTogether(register)

  let kept: { minute: number; text: Promise<string> } | undefined
  return {
    async measure(context, next) {
      const began = performance.now()
      await next()
      const { status } = context.res
      observe(context.req.method, context.get('route') ?? 'unknown', status, (performance.now() - began) / 1000)
      if (status === 500) notTaken.inc()
    },
    doorHeld: (limit) => held.inc({ limit }),
    jobEnded: ({ name: job, outcome, seconds }) => jobSeconds.observe({ job, outcome }, seconds),
    jobsWait(reason) {
      jobsWaiting.reset()
      if (reason) jobsWaiting.set({ reason }, 1)
    },
    text() {
      const minute = Math.floor(clock().getTime() / 60_000)
      if (kept?.minute !== minute) {
        const text = together()
        kept = { minute, text }
        text.catch(() => {
          kept = undefined
        })
      }
      return kept.text
    },
    type: register.contentType,
  }
}
