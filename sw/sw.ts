/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core/cacheNames.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js'
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { renewPush } from '../src/client/data/following/worker.ts'
import { sendFromWorker, showNewsFromWorker } from '../src/client/outbox/worker.ts'
import { apiBase } from '../src/contract/endpoint.ts'
import { lookupsKept, registerCaches } from './caches.ts'
import { fillFromPacks, splitPrecacheList } from './packs.ts'
import { answerFromPrevious, copyPrevious, forgetPrevious } from './previous.ts'
import { warmLookups } from './warm.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

/** A message from the page: the addresses it has read, and the headers it read them with. */
type KeepMessage = { type: 'KEEP'; reads: string[]; headers: Record<string, string> }

const { entries, packs } = splitPrecacheList(self.__WB_MANIFEST)
const controller = new PrecacheController()
controller.addToCacheList(entries)
registerRoute(new PrecacheRoute(controller))
const install = async (event: ExtendableEvent) => {
  const cache = await caches.open(cacheNames.precache)
  await fillFromPacks(packs, cache, (file) => controller.getCacheKeyForURL(file)!)
  // Requests the files that no pack has brought. Workbox would look for each of the others by itself: a seventh of the
  // work of an installation.
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const rest = new PrecacheController()
  rest.addToCacheList(entries.filter(({ url }) => !kept.has(controller.getCacheKeyForURL(url)!)))
  await rest.install(event)
}
self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
cleanupOutdatedCaches()

// Every navigation gets the shell; the client sets its title and content (design: offline 1, 2).
if (entries.some(({ url }) => url === 'index.html'))
  registerRoute(
    new NavigationRoute(controller.createHandlerBoundToURL('index.html'), {
      denylist: [
        new RegExp(`^${apiBase}/`),
        /^\/(?:data|badge|feeds|share|\.well-known)\//,
        /^\/(?:robots\.txt|(?:opensearch|sitemap[^/]*)\.xml)$/,
      ],
    }),
  )
const keep = registerCaches()

// Serves tabs that still run the previous version with its files (design: offline 21).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => answerFromPrevious(request),
)
const current = new Set(entries.map(({ url }) => new URL(url, self.location.href).href))
self.addEventListener('install', (event) => event.waitUntil(copyPrevious(cacheNames.precache, current)))
self.addEventListener('activate', (event) =>
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(({ length }) => forgetPrevious(length)),
  ),
)

// Caches the lookup lists, so that a review can be written offline from the first visit on.
self.addEventListener('install', (event) => event.waitUntil(warmLookups(lookupsKept.paths)))

// What the first visit read before there was a worker is cached as well; the worker takes over its pages once that is
// done.
let keeping: Promise<unknown> = Promise.resolve()
self.addEventListener('message', (event) => {
  const { type, reads, headers = {} }: Partial<KeepMessage> = event.data ?? {}
  if (type !== 'KEEP' || !reads) return
  keeping = Promise.allSettled(reads.map((address) => keep(new Request(address, { headers }), event)))
  event.waitUntil(keeping)
})
self.addEventListener('activate', (event) => event.waitUntil(keeping.then(() => self.clients.claim())))

// The browser fires this when the connection is back, perhaps with no page open (design: offline 18).
/** Missing in TypeScript's own library. */
type SyncEvent = ExtendableEvent & { tag: string }
self.addEventListener('sync' as 'install', (event) => {
  if ((event as SyncEvent).tag === 'outbox') event.waitUntil(sendFromWorker())
})

// The weekly push has no content: what is new is asked for here (decision 150).
self.addEventListener('push', (event) => event.waitUntil(showNewsFromWorker(self.registration)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // In a window of its own: in one that is open someone may be writing.
  event.waitUntil(self.clients.openWindow(event.notification.data?.open ?? '/'))
})
/** Partly missing in TypeScript's own library. */
type PushChangeEvent = ExtendableEvent & { oldSubscription?: PushSubscription | null }
self.addEventListener('pushsubscriptionchange' as 'install', (event) =>
  event.waitUntil(renewPush(self.registration, (event as PushChangeEvent).oldSubscription ?? null)),
)

// A new version takes over only when a person asks for it (design: offline 21).
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})
