import { randomUUID } from 'node:crypto'
import { type Log, logFailure } from '../http/log.ts'
import type { Services } from '../services.ts'
import { createClockGuard } from './clock-guard.ts'
import type { Job, JobPeriod } from './job.ts'
import { addJob, finishJob, postponeJob, readStandings, renewLease, takeJob } from './jobs.queries.ts'
import { getBeginningOfPeriod } from './period.ts'

export type JobOutcome = { name: string; outcome: 'done' | 'failed'; seconds: number }

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
}: Options): { stop(): Promise<void> } {
  const { db, clock, config, log } = services
  const holder = randomUUID()
  const running = new Map<string, Promise<void>>()
  const tellOnce = createTeller(log)
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function lookOnce(): Promise<void> {
    const { databaseNow, lastDone, standings } = await readStandings(db)
    const now = clock()
    const wrong = judgeClock({ now, databaseNow, lastDone, steady: steady() })
    tellOnce(wrong && `jobs wait: ${wrong}`)
    for (const job of jobs) {
      if (stopped) return
      if (job.isMeant && !job.isMeant(config)) continue
      if (running.has(job.name) || (wrong && !job.byAnyClock)) continue
      const every = typeof job.every === 'function' ? job.every(config) : job.every
      const period = getBeginningOfPeriod(every, now)
      const standing = standings.get(job.name)
      if (!standing) await addJob(db, job.name, isCalendrical(every) ? period : null)
      else if (!standing.free || (standing.period && standing.period >= period)) continue
      if (!(await takeJob(db, { name: job.name, holder, seconds: lease }, period))) continue
      running.set(
        job.name,
        runJob(job, period, now).finally(() => running.delete(job.name)),
      )
    }
  }

  async function runJob({ name, run }: Job, period: Date, now: Date): Promise<void> {
    const began = performance.now()
    const renew = () => void renewLease(db, { name, holder, seconds: lease }).catch(() => {})
    const renewing = setInterval(renew, (lease * 1000) / 3)
    const end = (outcome: JobOutcome['outcome']) =>
      ended({ name, outcome, seconds: (performance.now() - began) / 1000 })
    try {
      await run({ ...services, db: background }, now)
      await finishJob(db, { name, holder }, { period, now })
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
      .catch(() => tellOnce('jobs wait: the database does not answer'))
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
