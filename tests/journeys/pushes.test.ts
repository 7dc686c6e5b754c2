import { createPublicKey } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loadPushKey } from '../../src/server/following/push-key.ts'
import { sendPushes } from '../../src/server/following/send-pushes.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { startPushService } from '../support/server/push-service.ts'
import { startTestServer } from '../support/server/server.ts'

const service = await startPushService()
const added = new Date('2026-11-24T09:00:00Z')
let now = added
const server = await startTestServer({
  clock: () => now,
  env: { PUSH_SERVICES: service.origin, SECURITY_CONTACT: 'mailto:push@shafaf.example' },
})
afterAll(async () => {
  await server.close()
  await service.stop()
})
const usual = service.answer
beforeEach(async () => {
  await server.empty()
  service.pushed.splice(0)
  service.answer = usual
  now = added
})

/** Sunday 29 November 2026, 19:00 in Riyadh. */
const sunday = new Date('2026-11-29T16:00:00Z')
const later = (minutes: number, from = sunday) => new Date(from.getTime() + minutes * 60_000)
const post = (path: string, endpoint: string) => server.call('POST', path, { body: { endpoint } })
const subscribe = async (...devices: string[]) => {
  for (const device of devices) expect((await post('/push', `${service.origin}/${device}`)).status).toBe(200)
}
const send = (at: Date) => sendPushes(server.services, at)
const listPaths = () => service.pushed.map(({ path }) => path).sort()
const listRows = () =>
  queryRows<Record<string, unknown>>(server.db, sql`select * from push_subscriptions order by endpoint`)

describe('the weekly push', () => {
  test('comes to everyone from one common hour on, once, and is the same empty message', async () => {
    await subscribe('one', 'two')
    await send(later(-1))
    expect(service.pushed).toEqual([])
    await send(sunday)
    await send(later(5))
    expect(listPaths()).toEqual(['/one', '/two'])
    const [one, two] = service.pushed
    expect([one!.method, one!.body, one!.headers['content-length']]).toEqual(['POST', '', '0'])
    expect({ ...one!.headers, connection: '' }).toEqual({ ...two!.headers, connection: '' })
    expect(one!.headers).toMatchObject({ ttl: '259200', urgency: 'low', topic: 'news' })
    expect(one!.headers['content-encoding']).toBeUndefined()
    await send(later(7 * 24 * 60))
    expect(listPaths()).toEqual(['/one', '/one', '/two', '/two'])
  })

  test('is signed for its push service with the key that devices are given (RFC 8292)', async () => {
    await subscribe('one')
    const { key } = (await server.call('GET', '/push/key')).json.data
    await send(sunday)
    const [, token, sentKey] = /^vapid t=([^,]+), k=(.+)$/.exec(service.pushed[0]!.headers.authorization!)!
    expect(sentKey).toBe(key)
    const point = Buffer.from(key, 'base64url')
    expect([point.length, point[0]]).toEqual([65, 4])
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
    const { payload, protectedHeader } = await jwtVerify(token!, publicKey, {
      audience: service.origin,
      currentDate: sunday,
    })
    expect(protectedHeader).toEqual({ typ: 'JWT', alg: 'ES256' })
    expect(payload).toEqual({
      aud: service.origin,
      sub: 'mailto:push@shafaf.example',
      exp: sunday.getTime() / 1000 + 12 * 3600,
    })
    // The private part is stored under the author key alone.
    const [row] = await queryRows<{ public_key: string }>(server.db, sql`select public_key from push_keys`)
    expect(row!.public_key).toBe(key)
    expect((await loadPushKey(server.services)).publicKey).toBe(key)
  })

  test('is not sent any more to an address that is gone, and not to one that turned it off', async () => {
    await subscribe('gone', 'unknown', 'off', 'on')
    expect((await post('/push/remove', `${service.origin}/off`)).status).toBe(200)
    service.answer = (path, response) => {
      response.writeHead(path === '/gone' ? 410 : path === '/unknown' ? 404 : 201).end()
    }
    await send(sunday)
    expect(listPaths()).toEqual(['/gone', '/on', '/unknown'])
    expect((await listRows()).map(({ endpoint }) => endpoint)).toEqual([`${service.origin}/on`])
  })

  test.each([
    ['429 and a number of seconds', 429, '1200'],
    ['503 and a date', 503, later(20).toUTCString()],
  ])('waits as long as a push service asks: %s', async (_, status, retryAfter) => {
    await subscribe('one', 'two', 'three')
    service.answer = (_path, response) => void response.writeHead(status, { 'Retry-After': retryAfter }).end()
    await send(sunday)
    const asked = service.pushed.length
    await send(later(10))
    expect(service.pushed).toHaveLength(asked)
    service.answer = usual
    await send(later(21))
    expect(listPaths().filter((path) => path === '/two')).toHaveLength(asked === 3 ? 2 : 1)
    service.pushed.splice(0)
    await send(later(40))
    expect(service.pushed).toEqual([])
  })

  test('is not repeated the same week to an address that refuses it, nor sent elsewhere', async () => {
    await subscribe('refuses', 'redirects')
    service.answer = (path, response) => {
      if (path === '/refuses') response.writeHead(403).end()
      else response.writeHead(307, { Location: `${service.origin}/elsewhere` }).end()
    }
    await send(sunday)
    await send(later(30))
    expect(listPaths()).toEqual(['/redirects', '/refuses'])
    expect(await listRows()).toHaveLength(2)
  })

  test('is tried again where the service does not answer, and given up after a day', async () => {
    await subscribe('one')
    service.answer = (_path, response) => void response.destroy()
    await send(sunday)
    await send(later(11))
    expect(service.pushed.length).toBeGreaterThanOrEqual(2)
    service.pushed.splice(0)
    service.answer = usual
    await send(later(24 * 60))
    expect(service.pushed).toEqual([])
  })
})

describe('an address for pushes', () => {
  test('is kept with the day alone: no account, no network, nothing that is followed', async () => {
    const token = await server.signUp('reader@example.com')
    await server.call('POST', '/push', { body: { endpoint: `${service.origin}/one` }, token })
    await subscribe('one')
    expect(await listRows()).toEqual([
      { endpoint: `${service.origin}/one`, created: '2026-11-24', sent: '2026-11-22', not_before: null },
    ])
    expect(JSON.stringify(server.log)).not.toContain('/one')
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.attacker.example/a',
    'https://attacker.example/?https://fcm.googleapis.com',
    'https://127.0.0.1/admin',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://localhost/',
    'http://127.0.0.1:1/',
  ])('is refused where it is of no known push service: %s', async (endpoint) => {
    const { status, json } = await post('/push', endpoint)
    expect([status, json.problems[0].code]).toEqual([422, 'push_service_unknown'])
    expect(await listRows()).toEqual([])
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-db5p.notify.windows.com/w/?token=a',
  ])('is taken of the push services of browsers: %s', async (endpoint) => {
    expect((await post('/push', endpoint)).status).toBe(200)
    expect((await listRows())[0]!.endpoint).toBe(endpoint)
  })

  test('is limited by network', async () => {
    for (let n = 0; n < 30; n++) await post('/push', `${service.origin}/${n}`)
    expect((await post('/push', `${service.origin}/more`)).status).toBe(429)
  })
})
