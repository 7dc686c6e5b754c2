/**
 * The conditions under which a response may be cached, and what is added to it (design: offline 4 to 6).
 */
import { apiVersion } from '../src/contract/endpoint.ts'

/** Whether a response may be cached: a complete success that is not marked as private. */
export function mayKeep(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? ''
  return response.status === 200 && !/\b(?:private|no-store)\b/.test(control)
}

/** Returns the same response with the time this device saved it (ISO time, read by `call`). */
export function addSavedAt(response: Response, now: Date): Response {
  const headers = new Headers(response.headers)
  headers.set('X-Saved-At', now.toISOString())
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** Returns the same response as if it came from the server. */
export function removeSavedAt(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('X-Saved-At')
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/**
 * Returns the key a response is cached under: one per language and version of the API, without any header of the
 * request. A response from before a name changed is thus never found (decision 128).
 */
export function buildCacheKey(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.set('lang', request.headers.get('X-Language') ?? '')
  url.searchParams.set('api', apiVersion)
  return url.href
}

/**
 * Lists which of these addresses to delete: those of another version of the API, and of the others as many as it takes
 * for the newest `most` groups to stay. `addresses` are oldest first, as caches list them: no clock is used, so a wrong
 * one deletes nothing.
 */
export function listSurplus(
  addresses: readonly string[],
  groupOf: (address: string) => string,
  most: number,
): string[] {
  const isCurrent = (address: string) => new URL(address).searchParams.get('api') === apiVersion
  const newestFirst = [...new Set(addresses.filter(isCurrent).map(groupOf).reverse())]
  const out = new Set(newestFirst.slice(most))
  return addresses.filter((address) => !isCurrent(address) || out.has(groupOf(address)))
}

/**
 * Returns the group of an address: all responses about one company belong together: `/api/companies/7/profile` and
 * `/api/companies/7/reviews?after=x`.
 */
export const getCompany = (address: string): string => /\/companies\/(\d+)\//.exec(address)?.[1] ?? address
