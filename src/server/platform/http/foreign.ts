import { isLoopback } from '../config.ts'

/** Headers that a proxy adds: the request comes from elsewhere. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

const words =
  'This server was started for this machine alone. Set PUBLIC_URL to the address of the site (README, configuration).\n'

/**
 * Refuses a request to a server for one's own machine that comes by a proxy or to another name than this machine's: a
 * page elsewhere can give itself this machine's address (DNS rebinding). Undefined for a request of this machine.
 */
export function refuseForeign({ url, headers }: Request): Response | undefined {
  const { hostname } = new URL(url)
  const isOwn = isLoopback(hostname) || hostname.endsWith('.localhost')
  if (isOwn && !forwarded.some((name) => headers.has(name))) return undefined
  return new Response(words, { status: 421, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
}
