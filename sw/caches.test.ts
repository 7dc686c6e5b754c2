import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiVersion } from '../src/contract/endpoint.ts'

type Strategy = { cacheName: string; plugins: { cacheDidUpdate(update: { cacheName: string }): Promise<void> }[] }
type Matcher = (asked: { url: URL; sameOrigin: boolean; request: Request }) => boolean

const routes: { matches: Matcher; by: Strategy }[] = []
vi.mock('workbox-routing/registerRoute.js', () => ({
  registerRoute: (matches: Matcher, by: Strategy) => routes.push({ matches, by }),
}))
const whenFull: (() => Promise<void>)[] = []
vi.mock('workbox-core/registerQuotaErrorCallback.js', () => ({
  registerQuotaErrorCallback: (make: () => Promise<void>) => whenFull.push(make),
}))
for (const name of ['CacheFirst', 'NetworkFirst', 'StaleWhileRevalidate'])
  vi.doMock(`workbox-strategies/${name}.js`, () => ({
    [name]: class {
      constructor(options: Strategy) {
        Object.assign(this, options)
      }
    },
  }))

const site = 'https://shafaf.example'
const kept = new Map<string, string[]>()

beforeEach(async () => {
  vi.stubGlobal('__CACHEABLE__', {
    lookups: ['/cities'],
    companies: ['/companies/\\d+/profile', '/companies/\\d+/reviews'],
    lists: ['/studies'],
  })
  vi.stubGlobal('caches', {
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      keys: async () => (kept.get(name) ?? []).map((url) => ({ url })),
      delete: async (address: string) =>
        kept.set(
          name,
          (kept.get(name) ?? []).filter((one) => one !== address),
        ),
    }),
  })
  kept.clear()
  routes.splice(0)
  whenFull.splice(0)
  vi.resetModules()
  const { registerCaches } = await import('./caches.ts')
  registerCaches()
})
afterEach(() => vi.unstubAllGlobals())

const routeOf = (path: string, headers: Record<string, string> = {}, sameOrigin = true) =>
  routes.find(({ matches }) =>
    matches({ url: new URL(path, site), sameOrigin, request: new Request(new URL(path, site), { headers }) }),
  )?.by

/** Returns which of many responses are still cached after the last one was stored. */
async function left(path: (n: number) => string, many: number): Promise<string[]> {
  const by = routeOf(path(0))!
  const addresses = Array.from({ length: many }, (_, n) => `${site}${path(n)}?lang=en&api=${apiVersion}`)
  kept.set(by.cacheName, addresses)
  await by.plugins[0]!.cacheDidUpdate({ cacheName: by.cacheName })
  return kept.get(by.cacheName)!
}

describe('the worker keeps', () => {
  it('D-008: the 50 companies viewed last, not one fewer', async () => {
    const profile = (n: number) => `/api/companies/${n}/profile`
    expect(await left(profile, 50)).toHaveLength(50)
    const of60 = await left(profile, 60)
    expect(of60).toHaveLength(50)
    expect([of60[0], of60.at(-1)]).toEqual(
      [profile(10), profile(59)].map((path) => `${site}${path}?lang=en&api=${apiVersion}`),
    )
  })

  it('D-008: companies, until the device is full and no picture is left to go before them', async () => {
    kept.set('images', [`${site}/files/logo.png`]).set('companies', [`${site}/api/companies/1/profile`])
    const makeRoom = async () => {
      for (const make of whenFull) await make()
      return [...kept.keys()]
    }
    expect(await makeRoom()).toEqual(['companies'])
    expect(await makeRoom()).toEqual([])
  })

  it('lookup lists and lists of 60 addresses', async () => {
    for (const path of ['/api/cities', '/api/studies']) expect(routeOf(path)).toBeDefined()
    const by = routeOf('/api/studies')!
    kept.set(
      by.cacheName,
      Array.from({ length: 61 }, (_, n) => `${site}/api/studies?after=${n}&api=${apiVersion}`),
    )
    await by.plugins[0]!.cacheDidUpdate({ cacheName: by.cacheName })
    expect(kept.get(by.cacheName)).toHaveLength(60)
  })

  it('offline 4: nothing that was asked with a token, no matter what the answer says of itself', () => {
    for (const path of ['/api/cities', '/api/companies/7/profile', '/api/companies/7/reviews', '/api/studies']) {
      expect(routeOf(path)).toBeDefined()
      expect(routeOf(path, { Authorization: 'Bearer t' })).toBeUndefined()
    }
  })

  it('19: nothing that someone has searched for', () => {
    expect(routeOf('/api/companies/7/reviews?stars=1')).toBeDefined()
    for (const words of ['q=overtime', 'stars=1&q=overtime', 'q=%D8%B1%D8%A7%D8%AA%D8%A8'])
      expect(routeOf(`/api/companies/7/reviews?${words}`)).toBeUndefined()
  })

  it('nothing of another site, and nothing that the contract does not name', () => {
    expect(routeOf('/api/companies/7/profile', {}, false)).toBeUndefined()
    for (const path of ['/api/profile', '/api/companies/7/editable', '/api/companies/7/profile/more', '/company/7'])
      expect(routeOf(path)).toBeUndefined()
  })
})

describe('a lookup list, which comes from the cache first', () => {
  type Reader = { cachedResponseWillBeUsed(used: { cachedResponse?: Response }): Promise<Response | undefined> }
  it.each([
    ['is no saved copy with a network', true, null],
    ['is one without', false, '2026-10-10T09:00:00.000Z'],
  ])('%s', async (_, onLine, savedAt) => {
    vi.stubGlobal('navigator', { onLine })
    const reader = routeOf('/api/cities')!.plugins[1] as unknown as Reader
    const headers = { 'X-Saved-At': '2026-10-10T09:00:00.000Z', 'Content-Type': 'application/json' }
    const used = await reader.cachedResponseWillBeUsed({ cachedResponse: new Response('[]', { headers }) })
    expect([used!.headers.get('X-Saved-At'), await used!.text()]).toEqual([savedAt, '[]'])
    expect(await reader.cachedResponseWillBeUsed({})).toBeUndefined()
  })
})
