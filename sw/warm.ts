import { clientHeader, clientNumber } from '../src/contract/client-number.ts'
import { apiBase } from '../src/contract/endpoint.ts'
import { saudiArabia } from '../src/contract/lookups/known-ids.ts'
import { lookupsKept } from './caches.ts'
import { addSavedAt, buildCacheKey, mayKeep } from './saved.ts'

/** The review forms offer the cities of Saudi Arabia (design: readings). */
const besides = [`/cities?country_id=${saudiArabia}`]

/**
 * Caches the lookup lists, in both languages, so that a review can be written without a network even if its form was
 * never opened before. Lists that are cached already stay; those that cannot be loaded are cached when they are first
 * used. Few are requested at once: more would hold up the files that are being installed meanwhile.
 */
export async function warmLookups(paths: readonly string[]): Promise<void> {
  const whole = paths.filter((path) => !path.includes('[^/]+') && path !== '/qualifications')
  const hanging = paths.filter((path) => path.startsWith('/qualifications/'))
  await Promise.allSettled(
    ['ar', 'en'].map(async (language) => {
      const warmWhole = async () => {
        for (const path of [...whole, ...besides]) await warm(path, language)
      }
      const warmHanging = async () => {
        const qualifications = await warm('/qualifications', language)
        for (const { id } of qualifications)
          for (const path of hanging) await warm(path.replace('[^/]+', String(id)), language)
      }
      await Promise.allSettled([warmWhole(), warmHanging()])
    }),
  )
}

async function warm(path: string, language: string): Promise<{ id: number }[]> {
  const request = new Request(apiBase + path, {
    headers: {
      Accept: 'application/json',
      'X-device': 'web',
      'X-Language': language,
      [clientHeader]: String(clientNumber),
    },
  })
  const cache = await caches.open(lookupsKept.cacheName)
  let response = await cache.match(buildCacheKey(request))
  if (!response) {
    response = await fetch(request)
    if (mayKeep(response)) await cache.put(buildCacheKey(request), addSavedAt(response.clone(), new Date()))
  }
  const { data } = await response.json()
  return Array.isArray(data) ? data : []
}
