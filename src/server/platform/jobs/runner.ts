import { randomUUID } from 'node:crypto'
import { type Log, logFailure } from '../http/log.ts'
import type { Services } from '../services.ts'
import { type ClockMark, createClockGuard, type Distrust } from './clock-guard.ts'
import type { Job, JobPeriod } from './job.ts'
import {
  addJob,
  finishJob,
  leaseJob,
  noteClock,
  postponeJob,
  readStandings,
  releaseJob,
  renewLease,
  type Standing,
} from './jobs.queries.ts'
import { getBeginningOfPeriod } from './period.ts'

export type JobOutcome = { name: string; outcome: 'done' | 'failed'; seconds: number }

/** Why jobs wait: the clock is not trusted, the database does not answer, or the operator lets people only read. */
export type WaitReason = Distrust['reason'] | 'database' | 'read_only'

type Options = {
  services: Services
  /** The database the jobs themselves work with, if it is not the one that schedules them. */
  background?: Services['db']
  jobs: readonly Job[]
  /** Milliseconds between two checks for jobs that are due. */
  look?: number
  /** Seconds after which a job of a process that died is started again. */
  lease?: number
  steady?: () => number
  judgeClock?: ReturnType<typeof createClockGuard>
  ended?: (outcome: JobOutcome) => void
  /** Called at each look with why jobs wait; undefined while they do not. */
  waits?: (reason: WaitReason | undefined) => void
  /** Returns whether nothing may be changed at present. */
  isHeld?: () => Promise<boolean>
  /** Whether the database has another clock than this server: a PostgreSQL has, the embedded one has not. */
  isApart?: boolean
}

/**
 * Runs the jobs, shared with all other servers on the same database: a server that finds one due holds a lease on its
 * row while it runs. `stop()` takes no new job and waits for those running.
 */
export function startJobs({
  services,
  background = services.db,
  jobs,
  look = 5_000,
  lease = 60,
  steady = () => performance.now(),
  judgeClock = createClockGuard(),
  ended = () => {},
  waits = () => {},
  isHeld = async () => false,
  isApart = true,
}: Options): { stop(): Promise<void> } {
  const { db, clock, config, log } = services
  const holder = randomUUID()
  const running = new Map<string, Promise<void>>()
  const tellOnce = createTeller(log)
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  /** When a job that is correct by any clock was last begun while the clock was not trusted, by the steady clock. */
  const begunAt = new Map<string, number>()

  async function lookOnce(): Promise<void> {
    if (await isHeld()) {
      waits('read_only')
      tellOnce('jobs wait: the site is read-only')
      return
    }
    const { databaseNow, mark, lastDone, standings } = await readStandings(db)
    const now = clock()
    let noted: ClockMark | undefined
    const wrong = judgeClock({
      ...{ now, databaseNow, isApart, mark, lastDone, steady: steady() },
      note(mark) {
        noted = mark
      },
    })
    if (noted) await noteClock(db, noted)
    waits(wrong?.reason)
    tellOnce(wrong && `jobs wait: ${wrong.words}`)
    for (const job of jobs) {
      if (stopped) return
      if (job.isMeant && !job.isMeant(config)) continue
      if (running.has(job.name)) continue
      if (wrong) await beginByAnyClock(job, now)
      else await beginDue(job, standings.get(job.name), now)
    }
  }

  /** Begins a job whose period has come. */
  async function beginDue(job: Job, standing: Standing | undefined, now: Date): Promise<void> {
    const every = toPeriod(job)
    const period = getBeginningOfPeriod(every, now)
    if (!standing) await addJob(db, job.name, isCalendrical(every) ? period : null)
    else if (!standing.free || (standing.period && standing.period >= period)) return
    if (!(await leaseJob(db, { name: job.name, holder, seconds: lease }, period))) return
    if (standing?.wrongPeriod)
      log(`job ${job.name}: it was done for ${standing.wrongPeriod.toISOString()} by a clock that was wrong`, {
        level: 'warn',
      })
    begin(job, period, now)
  }

  /** Begins a job that is correct by any clock, as often as it should run; nothing of this clock is written. */
  async function beginByAnyClock(job: Job, now: Date): Promise<void> {
    const every = toPeriod(job)
    const length = typeof every === 'number' ? every : 60_000
    const begun = begunAt.get(job.name)
    if (!job.byAnyClock || (begun !== undefined && steady() - begun < length)) return
    await addJob(db, job.name, null)
    if (!(await leaseJob(db, { name: job.name, holder, seconds: lease }, undefined))) return
    begunAt.set(job.name, steady())
    begin(job, undefined, now)
  }

  const toPeriod = ({ every }: Job): JobPeriod => (typeof every === 'function' ? every(config) : every)

  const begin = (job: Job, period: Date | undefined, now: Date) =>
    running.set(
      job.name,
      runJob(job, period, now).finally(() => running.delete(job.name)),
    )

  async function runJob({ name, run }: Job, period: Date | undefined, now: Date): Promise<void> {
    const began = performance.now()
    const renew = () => void renewLease(db, { name, holder, seconds: lease }).catch(() => {})
    const renewing = setInterval(renew, (lease * 1000) / 3)
    const end = (outcome: JobOutcome['outcome']) =>
      ended({ name, outcome, seconds: (performance.now() - began) / 1000 })
    try {
      // The moment that was judged: the clock may jump while the job runs.
      await run({ ...services, db: background, clock: () => now }, now)
      if (period) await finishJob(db, { name, holder }, { period, now })
      else await releaseJob(db, { name, holder })
      end('done')
    } catch (error) {
      logFailure(log, error, `job ${name}`)
      end('failed')
      // If even that fails, the lease expires by itself.
      await postponeJob(db, { name, holder }).catch(() => {})
    } finally {
      clearInterval(renewing)
    }
  }

  let looking = Promise.resolve()
  const repeatLook = () => {
    looking = lookOnce()
      .catch(() => {
        waits('database')
        tellOnce('jobs wait: the database does not answer')
      })
      .then(() => {
        if (!stopped) timer = setTimeout(repeatLook, look)
      })
  }
  repeatLook()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(running.values())
    },
  }
}

/** Returns whether a job runs on calendar days: a new one waits for its next day; the others start at once. */
const isCalendrical = (every: JobPeriod) => every === 'day' || every === 'month'

/** Creates a function that logs a problem when it begins, and not again while it lasts. */
function createTeller(log: Log): (line: string | undefined) => void {
  let last = ''
  return (line = '') => {
    const kind = line.replace(/[\d:.TZ-]+/g, '')
    if (line && kind !== last) log(line, { level: 'warn' })
    last = kind
  }
}
