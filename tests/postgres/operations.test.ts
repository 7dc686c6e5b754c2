import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, freePort, programFolder, startPostgres } from '../support/postgres/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-operations-'))
let cluster: Cluster
beforeAll(async () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  if (!process.env.SITE_IS_BUILT) execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  cpSync('package.json', join(folder, 'package.json'))
  cluster = await startPostgres()
}, 400_000)
afterAll(() => {
  cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns the content of a page's command blocks, one after another. */
const commandsIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block).join('\n')

test('every command of the operator’s page does what it says', async () => {
  const postgres = new URL(await cluster.createDatabase())
  const places = { 'shafaf@db.internal': `postgres@${postgres.host}`, 3001: await freePort(), 3002: await freePort() }
  let script = commandsIn('docs/operations.md')
  expect(script.split('\n').length).toBeGreaterThan(30)
  for (const [named, place] of Object.entries(places)) script = script.replaceAll(named, String(place))
  // The commands exactly as on the page; the first failure ends the script, and no server outlives it.
  const child = spawn('bash', ['-c', `set -euxo pipefail\ntrap 'kill -9 $(jobs -p)' EXIT\n${script}`], {
    cwd: folder,
    env: {
      PATH: [programFolder(), process.env.PATH].join(delimiter),
      ...{ PGHOST: decodeURIComponent(postgres.hostname), PGPORT: postgres.port, PGUSER: 'postgres' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes
    })
  const [code] = await once(child, 'close')
  expect([code, code === 0 ? '' : said.slice(-2000)]).toEqual([0, ''])
  const prints = new Set([...said.matchAll(/, ([0-9a-f]{64})$/gm)].map(([, print]) => print))
  expect([...prints], 'made, proven and restored it is the same').toHaveLength(1)
  expect(said.match(/^Everything is as it should be\.$/gm)).toHaveLength(2)
})
