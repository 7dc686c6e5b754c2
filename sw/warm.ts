import { apiBase } from '../src/contract/endpoint.ts'
import { saudiArabia } from '../src/contract/lookups/known-ids.ts'
import { lookupsKept } from './caches.ts'
import { buildCacheKey, mayKeep, stampSavedAt } from './saved.ts'

/** The review forms offer the cities of Saudi Arabia (design: readings). */
const besides = [`/cities?country_id=${saudiArabia}`]

/**
 * Caches the lookup lists, in both languages, so that a review can be written without a network even if its form was
 * never opened before. Lists that are cached already stay; those that cannot be loaded are cached when they are first
 * used.
 */
export async function warmLookups(paths: readonly string[]): Promise<void> {
  const whole = paths.filter((path) => !path.includes('[^/]+'))
  const hanging = paths.filter((path) => path.startsWith('/qualifications/'))
  await Promise.allSettled(
    ['ar', 'en'].map(async (language) => {
      const warmed = [...whole, ...besides].map((path) => warm(path, language))
      const qualifications = await warm('/qualifications', language)
      const hung = qualifications.flatMap(({ id }) => hanging.map((path) => path.replace('[^/]+', String(id))))
      await Promise.allSettled([...warmed, ...hung.map((path) => warm(path, language))])
    }),
  )
}

async function warm(path: string, language: string): Promise<{ id: number }[]> {
  const request = new Request(apiBase + path, {
    headers: { Accept: 'application/json', 'X-device': 'web', 'X-Language': language },
  })
  const cache = await caches.open(lookupsKept.cacheName)
  let response = await cache.match(buildCacheKey(request))
  if (!response) {
    response = await fetch(request)
    if (mayKeep(response)) await cache.put(buildCacheKey(request), stampSavedAt(response.clone(), new Date()))
  }
  const { data } = await response.json()
  return Array.isArray(data) ? data : []
}
