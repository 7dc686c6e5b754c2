import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The `DATABASE_URL` of the temporary cluster; each test file creates a database of its own in it. */
    postgresUrl: string
  }
}

/** Starts one cluster for all files of the `postgres` project. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres()
  project.provide('postgresUrl', await cluster.createDatabase())
  return () => cluster.stop()
}
