/** What a stored answer needs to be stored at all, and what is added to it. Serves design: offline, runtime caches. */

/** Whether an answer may be kept: a whole success that nobody marked as private. */
export function mayKeep(response: Response): boolean {
  const control = response.headers.get('Cache-Control') ?? ''
  return response.status === 200 && !/\b(?:private|no-store)\b/.test(control)
}

/** The same answer, saying when this device saved it (ISO time, read by `call`). */
export function stampSavedAt(response: Response, now: Date): Response {
  const headers = new Headers(response.headers)
  headers.set('X-Saved-At', now.toISOString())
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** The address an answer is kept under: one to a language, and no header of the request goes along. */
export function buildCacheKey(request: Request): string {
  const url = new URL(request.url)
  url.searchParams.set('lang', request.headers.get('X-Language') ?? '')
  return url.href
}

/**
 * Which of these addresses to drop so that the newest `most` groups stay. `addresses` are oldest first, as caches list
 * them: no clock is asked, so a wrong one empties nothing.
 */
export function listSurplus(
  addresses: readonly string[],
  groupOf: (address: string) => string,
  most: number,
): string[] {
  const newestFirst = [...new Set(addresses.map(groupOf).reverse())]
  const out = new Set(newestFirst.slice(most))
  return addresses.filter((address) => out.has(groupOf(address)))
}

/** All answers about one company belong together: `/api/companies/7/profile` and `/api/companies/7/reviews?after=x`. */
export const getCompany = (address: string): string => /\/companies\/(\d+)\//.exec(address)?.[1] ?? address
