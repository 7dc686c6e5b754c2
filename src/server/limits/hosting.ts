import { readFileSync } from 'node:fs'
import ipaddr from 'ipaddr.js'

/** Networks in which nobody lives: those of hosting providers, as the operator lists them. */
export type HostingNetworks = { has(network: string): boolean }

type Kind = 'ipv4' | 'ipv6'
const kinds = { ipv4: ipaddr.IPv4, ipv6: ipaddr.IPv6 } as const

const cutNetwork = (kind: Kind, address: string, bits: number): string =>
  String(kinds[kind].networkAddressFromCIDR(`${address}/${bits}`))

/**
 * Parses a list of networks, one a line (`203.0.113.0/24`, `2001:db8::/32`); what follows a # is a remark. A look-up takes
 * as many steps as there are lengths of networks, no matter how many networks. Throws for a line that is no network.
 */
export function parseHostingNetworks(text: string): HostingNetworks {
  const known: Record<Kind, Map<number, Set<string>>> = { ipv4: new Map(), ipv6: new Map() }
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  for (const line of lines.filter(Boolean)) {
    if (!ipaddr.isValidCIDR(line)) throw new Error(`${line} is not a network such as 203.0.113.0/24`)
    const [address, bits] = ipaddr.parseCIDR(line)
    const of = known[address.kind()]
    const networks = of.get(bits) ?? new Set()
    of.set(bits, networks.add(cutNetwork(address.kind(), address.toString(), bits)))
  }
  return {
    has(network) {
      const [text = ''] = network.split('/')
      if (!ipaddr.isValid(text)) return false
      const address = ipaddr.process(text)
      const kind = address.kind()
      return [...known[kind]].some(([bits, some]) => some.has(cutNetwork(kind, address.toString(), bits)))
    },
  }
}

/** Reads the file that the setting names; no networks without one. Throws where it cannot be read. */
export const readHostingNetworks = (path: string | undefined): HostingNetworks =>
  parseHostingNetworks(path === undefined ? '' : readFileSync(path, 'utf8'))
