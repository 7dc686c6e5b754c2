import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForNews } from '../../src/client/data/following/ask.ts'
import { changeFollowing, follow, readFollowing } from '../../src/client/data/following/followed.ts'
import { followingKey } from '../../src/client/data/following/follows.ts'
import { listNews } from '../../src/client/data/following/news.ts'
import { askedEvery, refreshFollowing } from '../../src/client/data/following/refresh.ts'
import { deviceStorage } from '../../src/client/platform/device-storage.ts'
import { write } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
/** What came over the wire, byte for byte, and who asked for which path. */
let wire = Buffer.alloc(0)
const paths: string[] = []
const front = createServer((request, response) => {
  paths.push(request.url!)
  const asked = { headers: request.headers as Record<string, string> }
  const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  void Promise.resolve(server.app.request(request.url!, asked, env)).then(async (answer) => {
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), Connection: 'close' }).end(body)
  })
})
front.on('connection', (socket) => socket.on('data', (bytes: Buffer) => (wire = Buffer.concat([wire, bytes]))))
await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
afterAll(async () => {
  await new Promise((closed) => front.close(closed))
  await server.close()
})

const [one, other] = [1001, 1002]
beforeAll(async () => {
  await server.empty()
  await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
    select 1000 + n, 'Company ' || n, 'شركة ' || n, true from generate_series(1, 400) as n`)
})
beforeEach(() => {
  deviceStorage.removeItem(followingKey)
  wire = Buffer.alloc(0)
  paths.splice(0)
})

const before = { reviews: 0, rate: null, pay: null }
const followCompany = (id: number) =>
  follow({ kind: 'company', id, name_en: `Company ${id}`, name_ar: `شركة ${id}`, logo: null }, before)
const followTitle = () => follow({ kind: 'title', id: 4, name_en: 'Accountant', name_ar: 'محاسب', logo: null }, before)
const request: typeof fetch = (path, options) => fetch(`${origin}${path}`, options)

/** Returns what a device sends that follows something from now on. */
async function recordDevice(followSomething: () => void): Promise<Buffer> {
  deviceStorage.removeItem(followingKey)
  wire = Buffer.alloc(0)
  followSomething()
  await refreshFollowing(Date.now(), request)
  return wire
}

test('the requests of all followers are equal byte for byte, no matter what they follow', async () => {
  const first = await recordDevice(() => followCompany(one))
  expect(paths.length).toBeGreaterThan(3)
  expect(first.toString()).toMatch(/^accept-language: \*\r?$/im)
  expect(first.toString()).not.toMatch(/x-language|authorization|cookie|referer|if-none-match/i)
  expect(await recordDevice(() => followCompany(other))).toEqual(first)
  expect(await recordDevice(followTitle)).toEqual(first)
  const many = () => {
    for (let id = one; id < one + 40; id++) followCompany(id)
  }
  expect(await recordDevice(many)).toEqual(first)
  deviceStorage.setItem('lng', 'arabic')
  expect(await recordDevice(() => followCompany(one))).toEqual(first)
  deviceStorage.removeItem('lng')
})

test('a press asks for nothing, and a device asks again after some hours only', async () => {
  followCompany(one)
  expect(paths).toEqual([])
  const now = Date.now()
  await refreshFollowing(now, request)
  const asked = paths.length
  await refreshFollowing(now + askedEvery - 1, request)
  expect(paths).toHaveLength(asked)
  await refreshFollowing(now + askedEvery, request)
  expect(paths).toHaveLength(2 * asked)
})

test('a device without anything to follow asks for nothing', async () => {
  await refreshFollowing(Date.now(), request)
  expect(paths).toEqual([])
})

test('the device finds what is new of what it follows, and of that alone', async () => {
  followCompany(one)
  followCompany(other)
  for (const rate of [4, 5]) await write(server, one, { also: { rate } })
  await refreshFollowing(Date.now(), request)
  const news = new Map(readFollowing().list.map((followed) => [followed.id, listNews(followed)]))
  expect(news.get(one)).toEqual([
    { is: 'reviews', count: 2 },
    { is: 'rate', now: 4.5, before: null },
  ])
  expect(news.get(other)).toEqual([])
})

test('a site that does not answer changes nothing, and what is no company any more stays as it was', async () => {
  followCompany(one)
  await refreshFollowing(Date.now(), async () => new Response('', { status: 503 }))
  expect(readFollowing()).toMatchObject({ askedAt: null, list: [{ id: one, now: before }] })
  changeFollowing((kept) => ({ ...kept, list: kept.list.map((followed) => ({ ...followed, id: 99 })) }))
  await refreshFollowing(Date.now(), request)
  expect(readFollowing().list).toMatchObject([{ id: 99, now: before }])
  expect(await askForNews(readFollowing(), { fetch: request, random: Math.random, origin: '' })).toBeDefined()
})
