import { appendFileSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../src/server/platform/db/open.ts'
import type { Job } from '../../../src/server/platform/jobs/job.ts'
import { startJobs } from '../../../src/server/platform/jobs/runner.ts'
import type { Services } from '../../../src/server/platform/services.ts'

/**
 * A server that runs nothing but jobs, as a process that can be killed: `job-server.ts <said> <hour>`. It appends to
 * the file `said` when a job begins and ends, and reads the current hour from the file `hour`.
 */
const [said = '', hour = ''] = process.argv.slice(2)
const say = (line: string) => appendFileSync(said, `${process.pid} ${line}\n`)
const hours = () => Number(readFileSync(hour, 'utf8'))
const start = Date.parse('2026-11-01T00:00:00Z')

const { db } = await openDatabase({ DATABASE_URL: process.env.DATABASE_URL, DATA_DIR: 'memory://' })
const jobs: Job[] = ['one', 'two', 'three'].map((name) => ({
  name,
  every: 'hour',
  async run(_, now) {
    const round = (now.getTime() - start) / 3_600_000
    say(`begin ${name} ${round}`)
    // Long enough for the other server to poll, and for a kill.
    await db.execute(sql`select pg_sleep(0.05)`)
    say(`end ${name} ${round}`)
  },
}))
const clock = () => new Date(start + hours() * 3_600_000)
const services = { db, clock, config: {}, log: say } as unknown as Services
startJobs({ services, jobs, look: 10, lease: 0.5, judgeClock: () => undefined })
