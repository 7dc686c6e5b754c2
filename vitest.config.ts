import { defineConfig } from 'vitest/config'
import { makeApiClient } from './scripts/api-client.ts'
import { alone } from './tests/support/project/alone.ts'
import { isWhole } from './tests/support/setup/whole.ts'

await makeApiClient()

const setupFiles = ['tests/support/setup/console.ts', 'tests/support/setup/own-globals.ts']

/** Runs files one after another in the same process, which loads modules once: these files leave no state behind. */
const together = { isolate: false }
const filesAlone = alone.map((beginning) => `${beginning}*test.{ts,tsx}`)
const unit = {
  setupFiles: [...setupFiles, 'tests/support/setup/imports-settled.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** Tests that read the sources and import next to nothing: `npm run lint` runs them. */
const lint = [
  'architecture',
  'asvs',
  'citations',
  'columns',
  'decisions',
  'docs',
  'glossary',
  'locales',
  'modules',
  'names',
  'pages',
  'deploy',
  'plain-words',
  'supply-chain',
]
const lintFiles = lint.map((name) => `tests/${name}.test.ts`)
/**
 * Journeys that the embedded database runs: about what it stores, how it survives a crash, and its backups. A whole run
 * has every journey on both databases.
 */
const onEmbedded = ['backup', 'killed-decisions', 'power-loss', 'reviews-demo'].map(
  (name) => `tests/journeys/${name}.test.ts`,
)
/** Unit tests of the embedded database, which begin with the one that is made for all of them. */
const ofEmbedded = ['open', 'embedded-client'].map((name) => `src/server/platform/db/${name}.test.ts`)
/** Files of a whole run alone; `docs/testing.md` says what proves the same every day. */
const atLength = [
  'postgres/operations',
  'postgres/drill',
  'journeys/mail-streams',
  'browser/another-email',
  'browser/offline-forms',
  'browser/release',
  'browser/random-misfortunes',
  'browser/first-run',
]
const notDaily = isWhole ? [] : atLength.map((name) => `tests/${name}.test.ts`)
const journeys = ['tests/spec/**/*.test.ts', 'tests/journeys/**/*.test.ts']

/** No limit of a single test: what takes seconds alone takes minutes on a machine that does something else as well. */
const onServer = { ...together, testTimeout: 900_000, hookTimeout: 900_000 }

/**
 * What `npm test` runs, by what it needs: the sources (lint), nothing (unit), a real PostgreSQL (journeys, with the tables of `tests/spec`),
 * the embedded database (embedded), the built site and a Chromium (browser). No retries: a test
 * that passes the second time has failed.
 */
export default defineConfig({
  test: {
    environment: 'node',
    retry: 0,
    // A test without an assertion proves nothing.
    expect: { requireAssertions: true },
    maxWorkers: 2,
    // What one run has compiled, the next one reads: a test file then starts in seconds.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...filesAlone, ...lintFiles, ...ofEmbedded],
          ...together,
          ...unit,
        },
      },
      { test: { name: 'lint', include: lintFiles, ...together, ...unit } },
      { test: { name: 'unit-alone', include: filesAlone, ...unit } },
      {
        test: {
          name: 'journeys',
          include: [...journeys, 'tests/postgres/**/*.test.ts'],
          exclude: isWhole ? ['tests/journeys/killed-decisions.test.ts'] : [...onEmbedded, ...notDaily],
          ...onServer,
          globalSetup: ['tests/support/postgres/cluster.ts'],
          setupFiles: [...setupFiles, 'tests/support/postgres/on-postgres.ts'],
        },
      },
      {
        test: {
          name: 'embedded',
          include: [...(isWhole ? journeys : onEmbedded), ...ofEmbedded],
          ...onServer,
          globalSetup: ['tests/support/server/made-database.ts'],
          setupFiles: [...setupFiles, 'tests/support/server/on-made-database.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: notDaily,
          ...together,
          globalSetup: ['tests/support/site/built-site.ts'],
          setupFiles,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
})
