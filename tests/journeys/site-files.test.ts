import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listTables } from '../../src/server/backup/backup.queries.ts'
import { servePages } from '../../src/server/pages/pages.ts'
import { type Asset, getCacheControl, type Site } from '../../src/server/pages/site.ts'
import { readSiteFile, storeSiteFiles } from '../../src/server/pages/site-files.queries.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db } = server
beforeEach(() => db.execute(sql`delete from site_files`))
afterAll(() => server.close())

const text = 'console.log("hello")'.repeat(20)
function asset(path: string, content = text, packed = true): [string, Asset] {
  const identity = Buffer.from(content)
  const bodies = packed ? { identity, br: brotliCompressSync(identity) } : { identity }
  return [path, { type: 'text/javascript; charset=UTF-8', cache: getCacheControl(path), tag: path, bodies }]
}
/** A version of the site: files of its own, and two that every version has under the same name. */
const version = (name: string): Site =>
  new Map([
    asset(`/assets/main-${name}.js`),
    ...Array.from({ length: 45 }, (_, n) => asset(`/assets/${n}-${name}.js`)),
    asset('/assets/font.woff2', 'font', false),
    asset('/sw.js'),
  ])
const [older, newer] = [version('a'), version('b')]
const day = (n: number) => new Date(Date.parse('2026-11-29T10:00:00Z') + n * 86_400_000)

/** A server with the files of one version. */
function serverOf(site: Site) {
  const app = new Hono()
  servePages(app, site, server.services, undefined, (path) => readSiteFile(db, path))
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
}

test('a server answers for the files of the version before and of the one after it, as their own server does', async () => {
  await storeSiteFiles(db, older, day(0))
  await storeSiteFiles(db, newer, day(1))
  for (const [own, path] of [
    [newer, '/assets/main-a.js'],
    [older, '/assets/main-b.js'],
  ] as const) {
    const answer = await serverOf(own)(path)
    const expected = await serverOf(own === newer ? older : newer)(path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(expected.headers))
    expect(await answer.text()).toBe(text)
    const packed = await serverOf(own)(path, { 'Accept-Encoding': 'br' })
    expect([packed.status, packed.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(Buffer.from(await packed.arrayBuffer())).toEqual(brotliCompressSync(text))
  }
  expect((await serverOf(newer)('/assets/main-c.js')).status).toBe(404)
  expect((await serverOf(new Map())('/assets/font.woff2')).status).toBe(200)
  expect((await serverOf(new Map())('/sw.js')).status).toBe(404)
})

test('files are deleted a month after the first start without them, and not while a server has them', async () => {
  await storeSiteFiles(db, older, day(0))
  await storeSiteFiles(db, newer, day(100))
  expect(await readSiteFile(db, '/assets/main-a.js')).toBeDefined()
  await storeSiteFiles(db, newer, day(130))
  expect(await readSiteFile(db, '/assets/main-a.js')).toBeDefined()
  await storeSiteFiles(db, newer, day(132))
  expect(await readSiteFile(db, '/assets/main-a.js')).toBeUndefined()
  expect(await readSiteFile(db, '/assets/main-b.js')).toBeDefined()
})

test('a version that is deployed again becomes the current one', async () => {
  await storeSiteFiles(db, older, day(0))
  await storeSiteFiles(db, newer, day(1))
  await storeSiteFiles(db, older, day(2))
  await storeSiteFiles(db, older, day(40))
  expect(await readSiteFile(db, '/assets/main-a.js')).toBeDefined()
  expect(await readSiteFile(db, '/assets/main-b.js')).toBeUndefined()
})

test('a server without a built client changes nothing, and no backup contains the files', async () => {
  await storeSiteFiles(db, older, day(0))
  await storeSiteFiles(db, new Map(), day(90))
  expect(await readSiteFile(db, '/assets/main-a.js')).toBeDefined()
  expect((await listTables(db)).map(({ name }) => name)).not.toContain('site_files')
})
