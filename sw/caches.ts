import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { apiBase } from '../src/contract/endpoint.ts'
import { addSavedAt, buildCacheKey, getCompany, listSurplus, mayKeep, removeSavedAt } from './saved.ts'

const keepAddress = (address: string) => address

/** Caches only cacheable responses, by language, with the time they were saved, and at most `most` groups of them. */
const createKeepPlugin = (most: number, groupOf = keepAddress): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => buildCacheKey(request),
  cacheWillUpdate: async ({ response }) => (mayKeep(response) ? addSavedAt(response, new Date()) : null),
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const addresses = (await cache.keys()).map(({ url }) => url)
    await Promise.all(listSurplus(addresses, groupOf, most).map((address) => cache.delete(address)))
  },
})

/** The patterns of cacheable paths below `/api`, from the contract; filled in by the build. */
declare const __CACHEABLE__: Record<'lookups' | 'companies' | 'lists', string[]>

/** The name of the cache of lookup lists and settings, and their paths. */
export const lookupsKept = { cacheName: 'lookups', paths: __CACHEABLE__.lookups }

/**
 * Lookup lists come from the cache first, with or without a network: only without one are they a saved copy to tell of.
 */
const tellOnlyOffline: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && (navigator.onLine ? removeSavedAt(cachedResponse) : cachedResponse),
}

const buildPathPattern = (paths: string[]) => new RegExp(`^${apiBase}(?:${paths.join('|')})$`)

/** Fetches and caches one read, as if the page had requested it. */
export type KeepRead = (request: Request, event: ExtendableEvent) => Promise<void>

/**
 * Registers the routes that fill and read the caches (design: offline 4 to 6). Only what the contract marks as
 * cacheable is cached, and never the response to a request that carries a token; everything else goes to the network
 * untouched.
 */
export function registerCaches(): KeepRead {
  const { lookups, companies, lists } = __CACHEABLE__
  const kinds = [
    {
      at: buildPathPattern(lookups),
      by: new StaleWhileRevalidate(buildSettings(lookupsKept.cacheName, 60, undefined, [tellOnlyOffline])),
    },
    {
      at: buildPathPattern(companies),
      by: new NetworkFirst({ ...buildSettings('companies', 50, getCompany), networkTimeoutSeconds: 3 }),
    },
    { at: buildPathPattern(lists), by: new NetworkFirst({ ...buildSettings('lists', 60), networkTimeoutSeconds: 3 }) },
  ]
  for (const { at, by } of kinds)
    registerRoute(
      ({ url, sameOrigin, request }) => sameOrigin && at.test(url.pathname) && isOpen(request) && !isSearch(url),
      by,
    )
  // The images that are not precached are logos and covers.
  registerRoute(
    ({ request, sameOrigin }) => sameOrigin && request.destination === 'image' && isOpen(request),
    new CacheFirst(buildSettings('images', 100)),
  )
  // When the disk is full, images are deleted first, then companies.
  registerQuotaErrorCallback(async () => {
    const pictures = await caches.open('images')
    if ((await pictures.keys()).length > 0) await caches.delete('images')
    else await caches.delete('companies')
  })
  return async (request, event) => {
    const url = new URL(request.url)
    const kind = isSearch(url) ? undefined : kinds.find(({ at }) => at.test(url.pathname))
    await kind?.by.handleAll({ request, event })[1]
  }
}

/** Searches are not cached: what someone has typed is stored on no device, and its variety is unlimited. */
const isSearch = (url: URL) => url.searchParams.has('q')
const isOpen = (request: Request) => !request.headers.has('Authorization')
const buildSettings = (
  cacheName: string,
  most: number,
  groupOf?: typeof keepAddress,
  more: readonly WorkboxPlugin[] = [],
) => ({
  cacheName,
  plugins: [createKeepPlugin(most, groupOf), ...more],
})
