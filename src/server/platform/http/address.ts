import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

type IncomingCall = { incoming?: { socket?: { remoteAddress?: string } } }
type Address = ReturnType<typeof ipaddr.process>

/** Networks of the proxies that are trusted to report where a call comes from. */
export type TrustedProxies = readonly [Address, number][]

/** Parses addresses and networks (`10.0.0.0/8`), separated by commas. Throws for anything else. */
export function parseTrustedProxies(list: string): TrustedProxies {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      if (one.includes('/')) return ipaddr.parseCIDR(one)
      const address = ipaddr.process(one)
      return [address, address.kind() === 'ipv4' ? 32 : 128]
    })
}

export function isTrusted(address: string | undefined, proxies: TrustedProxies): boolean {
  if (!address || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return proxies.some((network) => parsed.kind() === network[0].kind() && parsed.match(network))
}

/**
 * Returns the network a request comes from: its IPv4 address, or the first 64 bits of an IPv6 one, which a household
 * shares. Each proxy appends the address it heard from to `X-Forwarded-For`; the last one that is not a trusted proxy
 * counts, since anything before it can be forged. Empty in tests without a connection.
 */
export function getNetwork(context: Context, proxies: TrustedProxies): string {
  let heard = (context.env as IncomingCall | undefined)?.incoming?.socket?.remoteAddress ?? ''
  const said = context.req.header('x-forwarded-for')?.split(',') ?? []
  while (said.length > 0 && isTrusted(heard, proxies)) {
    const before = dropPort(said.pop()!.trim())
    if (!ipaddr.isValid(before)) break
    heard = before
  }
  return asNetwork(heard)
}

/** Removes the port, which some proxies append to the address. */
const dropPort = (text: string) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1')

/** Returns the network an address is counted as: an IPv4 address, or an IPv6 network of 64 bits. */
export function asNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`)}/64`
}

/**
 * Returns the wider networks of one that `asNetwork` gave, the widest last: of an IPv4 address its /24, of an IPv6
 * network its /56 and its /48, which a provider gives to one customer. Empty for what is no network.
 */
export function listWiderNetworks(network: string): string[] {
  const [address = ''] = network.split('/')
  if (!ipaddr.isValid(address)) return []
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [`${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`)}/24`]
  return [56, 48].map((bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)}/${bits}`)
}
