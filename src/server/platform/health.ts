import type { Hono } from 'hono'
import { siteVersion } from '../../contract/version.ts'

/** A check of something this server cannot answer without; `run` throws, or takes too long, when it is missing. */
export type Check = { name: string; run(): Promise<unknown> }

export type Health = {
  /** Tells load balancers, from here on, to send no requests here. */
  end(): void
  /** Notes why jobs wait in this process; undefined while they do not. The server answers all the same. */
  jobsWait(reason: string | undefined): void
  waiting(): string | undefined
  /** Returns the names of the checks that fail; empty while all is well. */
  problems(): Promise<string[]>
}

/**
 * Milliseconds a result is cached: a load balancer asks every second or two, and more frequent callers get the same
 * answer.
 */
const kept = 1_000
const answerTimeout = 3_000

export function createHealth(checks: readonly Check[], now: () => number = () => performance.now()): Health {
  let ending = false
  let waits: string | undefined
  let last: { at: number; problems: Promise<string[]> } | undefined
  const run = async () => {
    const outcomes = await Promise.all(checks.map(async ({ name, run }) => ((await isWell(run)) ? [] : [name])))
    return outcomes.flat()
  }
  return {
    end() {
      ending = true
    },
    jobsWait(reason) {
      waits = reason
    },
    waiting: () => waits,
    async problems() {
      if (!last || now() - last.at > kept) last = { at: now(), problems: run() }
      const problems = await last.problems
      return ending ? ['ending', ...problems] : problems
    },
  }
}

async function isWell(run: Check['run']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, answerTimeout, false)
  })
  const done = run().then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/**
 * Serves `/livez`: the process answers, and with which version; a restart would help if it does not. And `/readyz`: it can serve people, else
 * 503 with the names of the failing checks; `jobs_wait` is why jobs wait, where they do. Neither is a call of the contract, and neither reveals anything of anybody.
 */
export function serveHealth(app: Hono, health: Health): void {
  app.get('/livez', (context) =>
    context.json({ alive: true, version: siteVersion }, 200, { 'Cache-Control': 'no-store' }),
  )
  app.get('/readyz', async (context) => {
    const problems = await health.problems()
    const ready = problems.length === 0
    const reason = health.waiting()
    return context.json({ ready, problems, ...(reason && { jobs_wait: reason }) }, ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
}
