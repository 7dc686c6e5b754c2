import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import { readSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-pages-'))
const app = new Hono()
const script = 'console.log("hello")'.repeat(20)

beforeAll(async () => {
  for (const name of ['assets', 'packs', 'demo/logos']) mkdirSync(join(folder, name), { recursive: true })
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
  write('index.html', '<!doctype html>')
  write('sw.js', 'self')
  write('assets/main-x1.js', script)
  write('assets/main-x1.js.br', brotliCompressSync(script))
  write('assets/main-x1.js.gz', gzipSync(script))
  write('assets/main-x1.js.map', '{}')
  write('packs/a1.json', '{}')
  write('demo/logos/a.svg', '<svg/>')
  app.all('/api/*', (context) => context.json({}, 404))
  servePages(app, await readSite(folder), { config: { publicUrl: 'https://shafaf.example' } } as never)
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method })

test.each([
  ['/', 200],
  ['/auth/verify/abc', 200],
  ['/search?q=a.b', 200],
  ['/company/5/overview', 404],
  ['/nowhere', 404],
  ['/%E0%A4%A', 404],
  ['/../../etc/passwd', 404],
])('the shell at %s, asked for again each time, with %i', async (path, status) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([status, '<!doctype html>'])
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test.each([
  ['/assets/main-x1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=UTF-8'],
  ['/packs/a1.json', 'public, max-age=31536000, immutable', 'application/json; charset=UTF-8'],
  ['/sw.js', 'no-cache', 'text/javascript; charset=UTF-8'],
  ['/demo/logos/a.svg', 'public, max-age=86400', 'image/svg+xml; charset=UTF-8'],
])('%s may be kept: %s', async (path, cache, type) => {
  const { headers } = await get(path)
  expect([headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([cache, type])
})

test.each([
  '/assets/gone-x2.js',
  '/packs/gone.json',
  '/favicon.ico',
  '/assets/main-x1.js.br',
  '/assets/main-x1.js.map',
  '/assets/..%2findex.html',
])('no shell for the missing file %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('compressed as the browser can, with a tag for each form', async () => {
  const coding = async (accepted: string) => (await get('/assets/main-x1.js', { 'Accept-Encoding': accepted })).headers
  const [br, gzip, plain] = [await coding('gzip, deflate, br'), await coding('gzip'), await coding('br;q=0')]
  expect([br, gzip, plain].map((headers) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null])
  expect(new Set([br, gzip, plain].map((headers) => headers.get('ETag'))).size).toBe(3)
  expect(br.get('Vary')).toBe('Accept-Encoding')
  const again = await get('/assets/main-x1.js', { 'Accept-Encoding': 'br', 'If-None-Match': br.get('ETag') ?? '' })
  expect(again.status).toBe(304)
})

test('nothing but reading', async () => {
  const response = await get('/', {}, 'DELETE')
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  expect((await get('/', {}, 'HEAD')).status).toBe(200)
})

test('without a build there are no pages', async () => {
  expect((await readSite(join(folder, 'nowhere'))).size).toBe(0)
})
