import { isLoopback } from '../config.ts'

/** Headers that proxies and networks in front of a site add: the request comes from elsewhere. */
const forwarded =
  /^(?:forwarded|via|cdn-loop|x-forwarded.*|x-original-(?:host|forwarded.*|url)|x-envoy-.*|x-amzn-.*|x-azure-.*|(?:.*-)?(?:real|client|user|connecting|cluster-client)-?ip)$/

const words =
  'This server was started for this machine alone. Set PUBLIC_URL to the address of the site (docs/settings.md).\n'

/** Whether an address names this machine; false for text that is no address. */
function isOwn(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isLoopback(hostname) || hostname.endsWith('.localhost')
}

/**
 * Refuses a request to a server for one's own machine that comes by a proxy, to another name than this machine's, or
 * from a page of another site: such a page can give itself this machine's address (DNS rebinding), and a proxy may pass
 * itself off as this machine. It is then seen by the page's origin, or by the old `version` of HTTP that nginx speaks
 * unless told otherwise. Undefined for a request of this machine.
 */
export function refuseForeign({ url, headers }: Request, version = '1.1'): Response | undefined {
  const origin = headers.get('origin')
  const isHere = isOwn(url) && (origin === null || origin === 'null' || isOwn(origin)) && version !== '1.0'
  if (isHere && ![...headers.keys()].some((name) => forwarded.test(name))) return undefined
  return new Response(words, { status: 421, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
}
