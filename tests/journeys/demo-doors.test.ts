import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDemoAllowed } from '../../src/demo/allow.ts'
import { demoLogins } from '../../src/demo/logins.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
beforeAll(server.empty)
afterAll(server.close)

const reached = { PUBLIC_URL: 'http://shafaf.example' }
const allowed = (env: Record<string, string>, embedded = true) =>
  isDemoAllowed(readConfig(env), { db: server.db, embedded }, server.services.privacy)

test('the demonstration runs only on a local machine, unless it is enabled', async () => {
  expect(await allowed({})).toBe(true)
  expect(await allowed({ DEMO_DATA: '0' })).toBe(false)
  expect(await allowed({}, false)).toBe(false)
  expect(await allowed(reached)).toBe(false)
  expect(await allowed({ HOST: '0.0.0.0' })).toBe(false)
  expect(await allowed({ TRUSTED_PROXIES: '127.0.0.1' })).toBe(false)
  expect(await allowed({ ...reached, DEMO_DATA: '1' }, false)).toBe(true)
})

test('a server with demonstration accounts does not start where others can reach it', async () => {
  await server.signUp(demoLogins[0]!.email)
  await expect(allowed(reached)).rejects.toThrow('people of the demonstration')
  await expect(allowed({ HOST: '::' })).rejects.toThrow('people of the demonstration')
  await expect(allowed({ ...reached, DEMO_DATA: '0' })).rejects.toThrow('people of the demonstration')
  expect(await allowed({ ...reached, DEMO_DATA: '1' })).toBe(true)
  expect(await allowed({ DEMO_DATA: '0' })).toBe(false)
})
