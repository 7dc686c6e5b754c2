import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer } from '../../tests/support/server/server.ts'

export type Releasing = {
  /**
   * How long the release takes, and how much processor time it uses, in seconds: other work on the machine affects the
   * first alone.
   */
  seconds: number
  worked: number
  /**
   * The longest time the thread is blocked meanwhile, and the 99th percentile of a reader's request, in milliseconds.
   */
  held: number
  p99: number
  asked: number
}

/** The interval between the requests of readers, in milliseconds. */
const every = 5

/**
 * Measures the release of that many salaries of one company, for the company and for the country on the embedded
 * database, which runs on the thread that answers requests; and a second release, with only as many new people as cause
 * it.
 */
export async function releasing(salaries = 10_000): Promise<{ first: Releasing; next: Releasing }> {
  const server = await startTestServer({ noise: createNoise(), env: { DATABASE_URL: '' } })
  const { db, services } = server
  await server.empty()
  await db.execute(sql`insert into companies (id, name_en, name_ar) values (1, 'Rimal', 'رمال')`)
  const join = (many: number) =>
    loadReviews(
      services,
      Array.from({ length: many }, (_, n) => ({
        ...{ companyId: 1, type: 'salary' as const, month: '2026-10' },
        answers: sampleAnswers('salary', { salary: 4000 + (n % 400) * 50, jobtitle: 1 + (n % 40) }),
      })),
    )
  await join(salaries)
  const first = await measure(() => server.release(new Date('2026-11-01T00:00:00Z')), ask)
  // Enough for a release of the country as well, whatever the noise.
  await join(400)
  const next = await measure(() => server.release(new Date('2026-12-01T00:00:00Z')), ask)
  await server.close()
  return { first, next }

  async function ask() {
    const { status } = await server.call('GET', '/companies/1/salaries')
    if (status !== 200) throw new Error(`nobody is answered: ${status}`)
  }
}

/** Measures an action while readers send requests, one after another. */
async function measure(act: () => Promise<void>, ask: () => Promise<void>): Promise<Releasing> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const times: number[] = []
  let isDone = false
  const readers = (async () => {
    while (!isDone) {
      const began = performance.now()
      await ask()
      times.push(performance.now() - began)
      await pause(every)
    }
  })()
  delay.enable()
  const began = performance.now()
  const before = process.cpuUsage()
  await act()
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(before)
  delay.disable()
  isDone = true
  await readers
  times.sort((a, b) => a - b)
  const p99 = times[Math.floor(times.length * 0.99)]!
  return { seconds, worked: (user + system) / 1e6, held: delay.max / 1e6, p99, asked: times.length }
}
