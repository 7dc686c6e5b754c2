/**
 * The first installation of the worker, by packs of files instead of one by one, which takes long where the network is
 * slow to answer (decision 135; design: offline 1).
 */

/** The paths of a pack, and of the files it contains. */
export type Pack = { path: string; files: string[] }

/** The texts of a pack by path, as the build writes them (`scripts/packs.ts`). */
type Texts = Record<string, string>

type Entry = { url: string; revision: string | null }

/** The folder of the packs: what their paths begin with. */
export const packFolder = 'packs/'

/** As the server serves them (`src/server/pages/site.ts`), which the worker cannot read. */
const types: Record<string, string> = {
  js: 'text/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
}

/**
 * Splits the list of the build into the files to precache and the packs they can be had in: the entry of a pack stands
 * before those of its files.
 */
export function splitPrecacheList<E extends Entry>(list: readonly E[]): { entries: E[]; packs: Pack[] } {
  const packs: Pack[] = []
  const entries = list.filter(({ url }) => {
    const isPack = url.startsWith(packFolder)
    if (isPack) packs.push({ path: url, files: [] })
    // What cannot be in a pack stands before the first one.
    else packs.at(-1)?.files.push(url)
    return !isPack
  })
  return { entries, packs }
}

/**
 * Puts into `cache` what it lacks of these packs. Those of which most is there are left alone, as after a change to a
 * few files: to request these one by one takes less. A pack that cannot be had is skipped, and where there is no room
 * the rest is: the code that requests the files then sees the reason. Each pack is finished before the next one is
 * requested, so that an installation that is cut off continues where it was.
 *
 * @param keyOf returns the key under which Workbox looks for a file.
 */
export async function fillFromPacks(
  packs: readonly Pack[],
  cache: Pick<Cache, 'keys' | 'put'>,
  keyOf: (file: string) => string,
  request: typeof fetch = fetch,
): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  for (const { path, files } of packs) {
    const missing = files.filter((file) => !kept.has(keyOf(file)))
    if (missing.length * 2 <= files.length) continue
    // The browser's own cache would keep all of it a second time.
    const response = await request(`/${path}`, { cache: 'no-store' }).catch(() => undefined)
    const texts: Texts | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined
    if (!response || !texts) continue
    try {
      for (const file of missing) {
        const text = texts[file]
        // What stands before the server may answer with something else; an empty file would be kept for good.
        if (typeof text === 'string')
          await cache.put(keyOf(file), new Response(text, { headers: buildHeaders(file, response) }))
      }
    } catch {
      // Workbox knows what may be deleted to make room.
      return
    }
  }
}

/**
 * Returns the headers of a file of a pack: those of the pack, the policies of the site among them, but what is its own.
 */
function buildHeaders(file: string, pack: Response): Headers {
  const headers = new Headers(pack.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Cache-Control']) headers.delete(name)
  headers.set('Content-Type', types[file.slice(file.lastIndexOf('.') + 1)]!)
  return headers
}
