/**
 * The cache of the previous version's files, for tabs that still run it after a newer one has taken over (design:
 * offline 21).
 */
const cacheName = 'previous'

/** Whether a file belongs to one version alone: its name contains the hash of its content. */
const isVersioned = (address: string) => new URL(address).pathname.startsWith('/assets/')

/**
 * Copies the files the precache contains beyond the `current` addresses: once the new version is active, its precache
 * deletes them. To be called while it installs.
 */
export async function copyPrevious(precacheName: string, current: ReadonlySet<string>): Promise<void> {
  const [precache, previous] = await Promise.all([caches.open(precacheName), caches.open(cacheName)])
  const old = (await precache.keys()).filter(({ url }) => isVersioned(url) && !current.has(url))
  await Promise.all(
    old.map(async (request) => {
      const file = await precache.match(request)
      if (file) await previous.put(request, file)
    }),
  )
}

/** Deletes them where no other tab is left that could request them: the one that activated the new version reloads. */
export async function forgetPrevious(tabs: number): Promise<void> {
  if (tabs <= 1) await caches.delete(cacheName)
}

/** Returns a file of an earlier version from the cache, else from the network. */
export async function answerFromPrevious(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}
