import type { Hono } from 'hono'

/** Something without which this server cannot answer; throws, or takes too long, where it is not there. */
export type Check = { name: string; run(): Promise<unknown> }

export type Health = {
  /** From now on a balancer is told to send nobody here. */
  end(): void
  /** What is not as it must be; empty while all is well. */
  problems(): Promise<string[]>
}

/** A balancer asks every second or two; whoever asks more often is told the same. */
const kept = 1_000
const answerTimeout = 3_000

export function createHealth(checks: readonly Check[], now: () => number = () => performance.now()): Health {
  let ending = false
  let last: { at: number; problems: Promise<string[]> } | undefined
  const run = async () => {
    const outcomes = await Promise.all(checks.map(async ({ name, run }) => ((await isWell(run)) ? [] : [name])))
    return outcomes.flat()
  }
  return {
    end() {
      ending = true
    },
    async problems() {
      if (!last || now() - last.at > kept) last = { at: now(), problems: run() }
      const problems = await last.problems
      return ending ? ['ending', ...problems] : problems
    },
  }
}

async function isWell(run: Check['run']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((tell) => {
    timer = setTimeout(tell, answerTimeout, false)
  })
  const done = run().then(
    () => true,
    () => false,
  )
  return Promise.race([done, late]).finally(() => clearTimeout(timer))
}

/**
 * `/livez`: the process answers; a restart would help where it does not. `/readyz`: it can serve people, else 503 with the
 * names of what is not there. Neither is a call of the contract, and neither tells anything of anybody.
 */
export function serveHealth(app: Hono, health: Health): void {
  app.get('/livez', (context) => context.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async (context) => {
    const problems = await health.problems()
    const ready = problems.length === 0
    return context.json({ ready, problems }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
}
