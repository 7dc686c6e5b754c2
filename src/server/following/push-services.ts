import { splitList } from '../platform/config.ts'

/**
 * The hosts of the push services of browsers: Chrome and the others of its family, Firefox, Safari, Edge on Windows. A
 * server that sent a request to any address a caller names would reach what only it can reach.
 */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)?push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)?push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
]

/**
 * Returns the address as it is stored and sent to: of a known push service by https at its usual port, or below an
 * origin that the operator names (`PUSH_SERVICES`); undefined for any other.
 */
export function readPushAddress(text: string, services: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username || url.password) return undefined
  url.hash = ''
  const isOwn = splitList(services).includes(url.origin)
  const isKnown = url.protocol === 'https:' && url.port === '' && hosts.some((host) => host.test(url.hostname))
  return isOwn || isKnown ? url.href : undefined
}
