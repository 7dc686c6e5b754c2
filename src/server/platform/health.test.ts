import { Hono } from 'hono'
import { expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { type Check, createHealth, serveHealth } from './health.ts'

const asked = (checks: Check[], now?: () => number) => {
  const app = new Hono()
  const health = createHealth(checks, now)
  serveHealth(app, health)
  const ask = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, ...((await response.json()) as object) }
  }
  return { health, ask }
}

test('a server is ready while all it needs is there, and says what is not', async () => {
  let passed = 0
  let isThere = true
  const database = { name: 'database', run: async () => isThere || Promise.reject(new Error('secret words')) }
  const { ask } = asked([database, { name: 'disk', run: async () => {} }], () => passed)
  expect(await ask('/readyz')).toEqual({ status: 200, ready: true, problems: [] })
  isThere = false
  // Checked again at once, it does not query the database again.
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
  passed = 1500
  expect(await ask('/readyz')).toEqual({ status: 503, ready: false, problems: ['database'] })
  // A restart would not help.
  expect(await ask('/livez')).toEqual({ status: 200, alive: true, version: manifest.version })
  isThere = true
  passed = 3000
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
})

test('one that is about to end is not ready, but alive', async () => {
  const { health, ask } = asked([])
  health.end()
  expect(await ask('/readyz')).toEqual({ status: 503, ready: false, problems: ['ending'] })
  expect(await ask('/livez')).toMatchObject({ status: 200 })
})

test('what does not answer counts as not there', async () => {
  const { ask } = asked([{ name: 'database', run: () => new Promise(() => {}) }])
  expect(await ask('/readyz')).toEqual({ status: 503, ready: false, problems: ['database'] })
})

test('one in which jobs wait serves people all the same, and says why they wait', async () => {
  const { health, ask } = asked([])
  health.jobsWait('jumped')
  expect(await ask('/readyz')).toEqual({ status: 200, ready: true, problems: [], jobs_wait: 'jumped' })
  health.jobsWait(undefined)
  expect(await ask('/readyz')).toEqual({ status: 200, ready: true, problems: [] })
})
