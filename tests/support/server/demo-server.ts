import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { loadDemo } from '../../../src/demo/load.ts'
import { until } from '../wait.ts'
import { openImage } from './database.ts'
import { startTestServer, type TestServer } from './server.ts'

/**
 * Starts a server with the demonstration data, released without noise, which has some of everything. Filling it takes
 * most of a minute: the first test file that needs one saves it as an image beside the made database, and the others
 * start from that.
 */
export async function startDemoServer(): Promise<TestServer> {
  const image = join(dirname(process.env.MADE_DATABASE!), 'demo.tar')
  if (isFirst(image)) {
    const server = await startTestServer()
    await loadDemo(server.services)
    await keepAs(image, server)
    return server
  }
  await until('the demonstration data of another test file', async () => existsSync(image), 240)
  return startTestServer({ beside: { database: await openImage(image) } })
}

/** Returns true for the first of several processes that calls it. */
function isFirst(image: string): boolean {
  try {
    mkdirSync(`${image}.begun`)
    return true
  } catch {
    return false
  }
}

async function keepAs(image: string, { db }: TestServer): Promise<void> {
  const { $client: client } = db as unknown as { $client: PGlite }
  await client.query('checkpoint')
  writeFileSync(`${image}.unfinished`, await (await client.dumpDataDir('none')).bytes())
  renameSync(`${image}.unfinished`, image)
}
