/** Files of the version before, for tabs that go on in it after a newer one took over (design: offline 21). */
const cacheName = 'previous'

/** Whether a file belongs to one version alone: its name holds the hash of its content. */
const isVersioned = (address: string) => new URL(address).pathname.startsWith('/assets/')

/**
 * Keeps what the precache holds beyond the `current` addresses: once the new version is active, its precache forgets
 * them. To be done while it installs.
 */
export async function keepPrevious(precacheName: string, current: ReadonlySet<string>): Promise<void> {
  const [precache, previous] = await Promise.all([caches.open(precacheName), caches.open(cacheName)])
  const old = (await precache.keys()).filter(({ url }) => isVersioned(url) && !current.has(url))
  await Promise.all(
    old.map(async (request) => {
      const file = await precache.match(request)
      if (file) await previous.put(request, file)
    }),
  )
}

/** Forgets them where no tab is left that could ask: the one that asked for the new version loads anew. */
export async function forgetPrevious(tabs: number): Promise<void> {
  if (tabs <= 1) await caches.delete(cacheName)
}

/** A file of an earlier version from what is kept, else from the network. */
export async function answerFromPrevious(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? fetch(request)
}
