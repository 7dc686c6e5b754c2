import type { Page } from 'puppeteer'
import type { Submission } from '../../../src/client/outbox/submission.ts'
import type { KeptDevice } from '../../fixtures/kept-device.ts'

/** Moves the times of the device to ten minutes ago: what is kept for an hour only is still kept. */
export function shiftTimes(device: KeptDevice): KeptDevice {
  const newest = Math.max(...device.outbox.map(([, value]) => Number((value as Submission).savedAt ?? 0)))
  const shift = Date.now() - 600_000 - newest
  const outbox = device.outbox.map(([slot, value]): [string, unknown] => {
    if (Array.isArray(value)) return [slot, value]
    const record = { ...(value as Submission) }
    for (const name of ['savedAt', 'notBefore', 'attemptedAt', 'startedAt'] as const)
      if (record[name]) record[name] += shift
    return [slot, record]
  })
  return { ...device, outbox }
}

/** Puts into the profile of a page what a browser has kept of the site; the page runs none of the site's code. */
export async function putKept(page: Page, device: KeptDevice): Promise<void> {
  await defineName(page)
  await page.evaluate(fillStorage, device as never)
}

/** Reads what the browser of a page keeps of the site: of each cache of responses the first few. */
export async function readKept(page: Page): Promise<KeptDevice> {
  await defineName(page)
  return page.evaluate(readStorage)
}

/** Defines what tsx wraps around functions, also around those that run in the page. */
const defineName = (page: Page) => page.evaluate('globalThis.__name ??= (named) => named')

/** Runs in the page: fills local storage, IndexedDB and the caches, as an earlier version has. */
async function fillStorage(device: KeptDevice): Promise<void> {
  const toFile = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(toFile)
    if (typeof value !== 'object' || value === null) return value
    const { file } = value as { file?: { bytes: string; name: string; type: string; lastModified: number } }
    if (file?.bytes !== undefined)
      return new File([Uint8Array.from(atob(file.bytes), (one) => one.charCodeAt(0))], file.name, file)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toFile(one)]))
  }
  const put = (database: string, store: string, rows: [string, unknown][]) =>
    new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(database)
      opening.onupgradeneeded = () => opening.result.createObjectStore(store)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction(store, 'readwrite')
        for (const [key, value] of rows) writing.objectStore(store).put(value, key)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
        writing.onabort = () => reject(writing.error)
      }
    })
  for (const [key, value] of Object.entries(device.localStorage)) localStorage.setItem(key, value)
  await put(
    'outbox',
    'submissions',
    device.outbox.map(([slot, value]) => [slot, toFile(value)]),
  )
  await put('session', 'lease', [['lease', device.lease]])
  for (const [name, responses] of Object.entries(device.caches)) {
    const cache = await caches.open(name)
    for (const { url, headers, body } of responses) await cache.put(url, new Response(body, { headers }))
  }
}

/** Runs in the page: reads local storage, IndexedDB and the caches. */
async function readStorage(): Promise<KeptDevice> {
  const toJson = async (value: unknown): Promise<unknown> => {
    if (value instanceof File) {
      const bytes = btoa(String.fromCharCode(...new Uint8Array(await value.arrayBuffer())))
      return { file: { bytes, name: value.name, type: value.type, lastModified: value.lastModified } }
    }
    if (Array.isArray(value)) return Promise.all(value.map(toJson))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).filter(([, one]) => one !== undefined)
    return Object.fromEntries(await Promise.all(entries.map(async ([name, one]) => [name, await toJson(one)])))
  }
  const there = (await indexedDB.databases()).map(({ name }) => name)
  const readStore = (database: string, store: string) =>
    new Promise<[string, unknown][]>((resolve, reject) => {
      if (!there.includes(database)) return resolve([])
      const opening = indexedDB.open(database)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(store)
        const [keys, values] = [reading.objectStore(store).getAllKeys(), reading.objectStore(store).getAll()]
        reading.oncomplete = () => {
          opening.result.close()
          resolve(keys.result.map((key, at) => [String(key), values.result[at]]))
        }
      }
    })
  const kept: KeptDevice['caches'] = {}
  for (const name of (await caches.keys()).filter((one) => !/precache|images|previous/.test(one))) {
    const cache = await caches.open(name)
    kept[name] = []
    for (const request of await cache.keys()) {
      const response = (await cache.match(request))!
      const [{ pathname, search }, body] = [new URL(request.url), await response.text()]
      if (kept[name].length < 6 && body.length < 20_000)
        kept[name].push({ url: pathname + search, headers: Object.fromEntries(response.headers), body })
    }
  }
  return {
    localStorage: { ...localStorage } as Record<string, string>,
    outbox: (await toJson(await readStore('outbox', 'submissions'))) as KeptDevice['outbox'],
    lease: new Map(await readStore('session', 'lease')).get('lease'),
    caches: kept,
  }
}
