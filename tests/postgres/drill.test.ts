import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { parts } from '../../lab/drill/parts.ts'
import { createDatabaseBeside } from '../support/postgres/postgres.ts'
import { choose } from '../support/setup/whole.ts'

/** `npm run drill` sets how many faults each named part has, and the file for their results. */
const { DRILL, DRILL_REPORT, SITE_IS_BUILT } = process.env
const sizes: Record<string, string> | undefined = DRILL && JSON.parse(DRILL)
// Each part sets its own database.
delete process.env.DATABASE_URL

const hours = 4 * 3_600_000

describe('the drill: after every fault of the servers, what was acknowledged is there once', () => {
  beforeAll(() => {
    const env = { ...process.env, NODE_ENV: 'production' }
    if (!SITE_IS_BUILT) execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  }, 400_000)

  const meant = sizes
    ? parts
    : choose(
        parts.filter(({ faults }) => faults.test > 0),
        parts.filter(({ name }) => name === 'kills'),
      )
  for (const part of meant) {
    const faults = sizes ? Number(sizes[part.name]) || part.faults.whole : part.faults.test
    test(
      part.name,
      async () => {
        const outcome = await part.play(faults, { createDatabase: () => createDatabaseBeside(inject('postgresUrl')) })
        if (DRILL_REPORT) appendFileSync(DRILL_REPORT, `${JSON.stringify(outcome)}\n`)
        expect(outcome).toMatchObject({ faults, lost: 0, doubled: 0 })
        expect(outcome.acknowledged).toBeGreaterThan(faults)
        expect(outcome.recoveries).toHaveLength(faults)
      },
      sizes ? hours : 300_000,
    )
  }
})
