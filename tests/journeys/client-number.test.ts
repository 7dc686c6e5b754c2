import { afterAll, describe, expect, test } from 'vitest'
import { createCall } from '../../src/client/data/call.ts'
import { clientHeader, clientNumber } from '../../src/contract/client-number.ts'
import { getSettings } from '../../src/contract/lookups/lists.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { startTestServer } from '../support/server/server.ts'

const oldest = 5
const server = await startTestServer({ env: { OLDEST_CLIENT: String(oldest) } })
const today = await startTestServer({ beside: { database: server.database } })
afterAll(() => server.close())

const ask = (headers: Record<string, string>, at = server) => at.app.request('/api/settings', { headers })

describe('a client of the site', () => {
  test.each(languages)('below the oldest number that is served is told to reload, in words (%s)', async (language) => {
    for (const number of ['0', '4', 'x', '-1']) {
      const answer = await ask({ 'X-device': 'web', 'X-Language': language, [clientHeader]: number })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3600'])
      expect(await answer.json()).toEqual({
        message: wordsOf(language, 'problems').get('client_outdated'),
        problems: [{ path: '', code: 'client_outdated' }],
      })
    }
  })

  test('of before the first number counts as number 0', async () => {
    expect((await ask({ 'X-device': 'web' })).status).toBe(503)
    expect((await ask({ 'X-device': 'web' }, today)).status).toBe(200)
  })

  test('of the oldest number or a later one is served, and so are other programs', async () => {
    expect((await ask({ 'X-device': 'web', [clientHeader]: String(oldest) })).status).toBe(200)
    expect((await ask({ 'X-device': 'web', [clientHeader]: String(oldest + 1) })).status).toBe(200)
    expect((await ask({})).status).toBe(200)
  })
})

test('a client of number 0 that compares pay at a server is told to reload; other programs are told that it is gone', async () => {
  for (const path of ['/api/companies/1/compare', '/api/companies/1/compare/all']) {
    const compare = async (headers: Record<string, string>) =>
      (
        await today.app.request(path, {
          method: 'POST',
          body: '{}',
          headers: { 'Content-Type': 'application/json', ...headers },
        })
      ).status
    expect(await compare({ 'X-device': 'web' })).toBe(503)
    expect(await compare({ 'X-device': 'web', [clientHeader]: String(clientNumber) })).toBe(404)
    expect(await compare({})).toBe(404)
  }
})

test('every call of the site says the number of its client', async () => {
  const said: (string | null)[] = []
  const call = createCall({
    fetch: async (_, options) => {
      said.push(new Headers(options?.headers).get(clientHeader))
      return Response.json({ data: [] })
    },
    language: () => 'en',
    token: () => null,
  })
  await call(getSettings)
  expect(said).toEqual([String(clientNumber)])
})
