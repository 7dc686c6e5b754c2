import { describe, expect, it } from 'vitest'
import { fillFromPacks, splitPrecacheList } from './packs.ts'

const site = 'https://shafaf.example'
const keyOf = (file: string) => `${site}/${file}`
const list = [
  'index.html',
  'packs/1.json',
  'assets/a.js',
  'assets/b.css',
  'assets/c.json',
  'packs/2.json',
  'assets/d.js',
]
const entries = list.map((url) => ({ url, revision: null }))
const { packs } = splitPrecacheList(entries)

type Served = Record<string, Response | undefined>

/**
 * Fills a cache that has the files `kept` and room for `room`, from a network that has `served`; returns what it has
 * got and what was requested.
 */
async function fill(kept: string[], served: Served, room = Number.POSITIVE_INFINITY) {
  const added = new Map<string, Response>()
  const requested: string[] = []
  const request = async (path: unknown, options?: RequestInit) => {
    requested.push(`${path} ${options?.cache}`)
    const response = served[String(path)]
    if (!response) throw new TypeError('no network')
    return response
  }
  const cache: Parameters<typeof fillFromPacks>[1] = {
    keys: async () => kept.map((file) => new Request(keyOf(file))),
    put: async (key, response) => {
      if (added.size === room) throw new DOMException('no room', 'QuotaExceededError')
      added.set(String(key), response)
    },
  }
  await fillFromPacks(packs, cache, keyOf, request)
  return { added, requested }
}

const pack = (texts: Record<string, string>) =>
  new Response(JSON.stringify(texts), {
    headers: { 'Content-Security-Policy': "default-src 'self'", 'Content-Encoding': 'br', ETag: '"1"' },
  })
const first = () => pack({ 'assets/a.js': 'a()', 'assets/b.css': 'b{}', 'assets/c.json': '{"c":"ج"}' })
const second = () => pack({ 'assets/d.js': 'd()' })

describe('packs of files', () => {
  it('are told apart in the list of the build', () => {
    expect(packs).toEqual([
      { path: 'packs/1.json', files: ['assets/a.js', 'assets/b.css', 'assets/c.json'] },
      { path: 'packs/2.json', files: ['assets/d.js'] },
    ])
    expect(splitPrecacheList(entries).entries.map(({ url }) => url)).toEqual(
      list.filter((url) => !url.startsWith('packs/')),
    )
  })

  it('bring all files of a first installation, each as if it had been requested by itself', async () => {
    const { added, requested } = await fill([], { '/packs/1.json': first(), '/packs/2.json': second() })
    expect(requested).toEqual(['/packs/1.json no-store', '/packs/2.json no-store'])
    const files = await Promise.all(
      [...added].map(async ([key, response]) => {
        const headers = Object.fromEntries(response.headers)
        return [key, headers['content-type'], await response.text(), headers['content-security-policy'], headers.etag]
      }),
    )
    const policy = "default-src 'self'"
    expect(files).toEqual([
      [keyOf('assets/a.js'), 'text/javascript; charset=UTF-8', 'a()', policy, undefined],
      [keyOf('assets/b.css'), 'text/css; charset=UTF-8', 'b{}', policy, undefined],
      [keyOf('assets/c.json'), 'application/json; charset=UTF-8', '{"c":"ج"}', policy, undefined],
      [keyOf('assets/d.js'), 'text/javascript; charset=UTF-8', 'd()', policy, undefined],
    ])
    expect(added.get(keyOf('assets/a.js'))!.headers.has('Content-Encoding')).toBe(false)
  })

  it('are left alone where most of their files are kept already, and asked for where most are not', async () => {
    const most = await fill(['assets/a.js', 'assets/b.css', 'assets/d.js'], { '/packs/1.json': first() })
    expect(most.requested).toEqual([])
    const few = await fill(['assets/a.js', 'assets/d.js'], { '/packs/1.json': first() })
    expect(few.requested).toEqual(['/packs/1.json no-store'])
    // What is there stays as it is.
    expect([...few.added.keys()]).toEqual(['assets/b.css', 'assets/c.json'].map(keyOf))
  })

  it.each([
    ['has no network', undefined],
    ['is another version’s', new Response('', { status: 404 })],
    ['is cut off', new Response('{"assets/a.js":"a(')],
    ['is something else, from a proxy in front of the server', new Response('{"error":"maintenance"}')],
  ])('that are missed leave their files to be requested one by one: one %s', async (_, response) => {
    const { added } = await fill([], { '/packs/1.json': response, '/packs/2.json': second() })
    expect([...added.keys()]).toEqual([keyOf('assets/d.js')])
  })

  it('continue where an installation was cut off', async () => {
    const { added } = await fill([], { '/packs/1.json': first() })
    expect(added.size).toBe(3)
    const files = [...added.keys()].map((key) => key.slice(site.length + 1))
    const again = await fill(files, { '/packs/2.json': second() })
    expect(again.requested).toEqual(['/packs/2.json no-store'])
    expect([...again.added.keys()]).toEqual([keyOf('assets/d.js')])
  })

  it('leave a full disk to the code that requests the rest', async () => {
    const { added, requested } = await fill([], { '/packs/1.json': first(), '/packs/2.json': second() }, 2)
    expect(added.size).toBe(2)
    expect(requested).toEqual(['/packs/1.json no-store'])
  })
})
