import type { TestProject } from 'vitest/node'
import { openTestDatabase } from '../server/database.ts'
import { makePartitioned } from './partitioned.ts'
import { startPostgres, unprotected } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The `DATABASE_URL` of the template: migrated, with the lookup lists. Test files create databases beside it. */
    postgresUrl: string
  }
}

/**
 * Starts one PostgreSQL for all test files, with the template of their databases and, where `npm test` has made them
 * (`DEMO_DATA_MADE`), with the demonstration data. With `PARTITIONS` the tables that belong to one company are partitioned, as `docs/scale.md` says, into that many partitions each.
 */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres(undefined, unprotected, process.env.DEMO_DATA_MADE)
  const url = await cluster.createDatabase()
  if (process.env.PARTITIONS) await makePartitioned(url, Number(process.env.PARTITIONS))
  await (await openTestDatabase(url)).close()
  project.provide('postgresUrl', url)
  return () => cluster.stop()
}
