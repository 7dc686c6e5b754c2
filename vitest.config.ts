import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { makeApiClient } from './scripts/api-client.ts'
import { alone } from './tests/support/project/alone.ts'
import { isWhole, takeTurns } from './tests/support/setup/turns.ts'

await makeApiClient()

/** Where the parts of one `npm test` keep compiled modules for each other. */
const { COMPILED } = process.env

const setupFiles = ['tests/support/setup/console.ts', 'tests/support/setup/own-globals.ts']

/** Runs files one after another in the same process, which loads modules once: these files leave no state behind. */
const together = { isolate: false }
const filesAlone = alone.map((beginning) => `${beginning}*test.{ts,tsx}`)
const unit = {
  setupFiles: [...setupFiles, 'tests/support/setup/imports-settled.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** Journeys for both databases: where turns are taken, each runs on one of them today and on the other tomorrow. */
const onBoth = readdirSync('tests/journeys')
  .filter((name) => /(review|killed).*\.test\.ts$/.test(name))
  .map((name) => `tests/journeys/${name}`)
const onPostgres = takeTurns('postgres', onBoth, 2)

const embedded = {
  ...together,
  globalSetup: ['tests/support/server/made-database.ts'],
  setupFiles: [...setupFiles, 'tests/support/server/on-made-database.ts'],
}

/**
 * What `npm test` runs, by what it needs: nothing (unit), a server with its own embedded database (journeys, with the
 * tables of `tests/spec`), a real PostgreSQL (postgres), the built site and a Chromium (browser). No retries: a test
 * that passes the second time has failed.
 */
export default defineConfig({
  test: {
    environment: 'node',
    retry: 0,
    // A test without an assertion proves nothing.
    expect: { requireAssertions: true },
    maxWorkers: 2,
    // The parts of `npm test` load the same sources: what one of them has compiled, the others read.
    experimental: { fsModuleCache: Boolean(COMPILED), fsModuleCachePath: COMPILED },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/*.test.ts'],
          exclude: filesAlone,
          ...together,
          ...unit,
        },
      },
      { test: { name: 'unit-alone', include: filesAlone, ...unit } },
      {
        test: {
          name: 'journeys',
          include: ['tests/spec/**/*.test.ts', 'tests/journeys/**/*.test.ts'],
          exclude: isWhole ? [] : onPostgres,
          ...embedded,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [...onPostgres, 'tests/postgres/**/*.test.ts'],
          ...together,
          globalSetup: ['tests/support/postgres/cluster.ts'],
          setupFiles: [...setupFiles, 'tests/support/postgres/on-postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          ...together,
          globalSetup: ['tests/support/site/built-site.ts'],
          setupFiles,
          testTimeout: 400_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
