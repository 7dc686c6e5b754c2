import { inject } from 'vitest'
import { loadDemo } from '../../../src/demo/load.ts'
import { createDatabase, createDatabaseBeside, dropDatabase, nameOf } from '../postgres/postgres.ts'
import { until } from '../wait.ts'
import { startTestServer, type TestServer } from './server.ts'

/**
 * Starts a server with the demonstration data, which has some of everything. Loading it takes long: on PostgreSQL every
 * file starts from a copy, of the data that `npm test` has made (`DEMO_DATA_MADE`) or of what the first file loads.
 */
export async function startDemoServer(): Promise<TestServer> {
  const url = process.env.DATABASE_URL
  if (!url) {
    const server = await startTestServer()
    await loadDemo(server.services)
    return server
  }
  if (!process.env.DEMO_DATA_MADE && (await isFirst(url))) await makeTemplate(url)
  const own = await until('the demonstration data of another test file', () => createDatabaseBeside(url, 'demo'), 900)
  const server = await startTestServer({ env: { DATABASE_URL: own } })
  const close = () => server.close().then(() => dropDatabase(own))
  return { ...server, close }
}

/** Loads the demonstration data into the database of this name, then makes it the template: one nobody is connected to. */
async function makeTemplate(url: string): Promise<void> {
  const loading = new URL(url)
  loading.pathname = '/demo_loading'
  const server = await startTestServer({ env: { DATABASE_URL: loading.href } })
  await loadDemo(server.services)
  await server.close()
  await createDatabase(url, 'demo', 'demo_loading')
}

/** Returns true for the first of several processes that calls it: the one that creates the database to load into. */
function isFirst(url: string): Promise<boolean> {
  return createDatabase(url, 'demo_loading', nameOf(inject('postgresUrl'))).then(
    () => true,
    () => false,
  )
}
