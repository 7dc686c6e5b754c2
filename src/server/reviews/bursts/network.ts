import { listWiderNetworks } from '../../platform/http/address.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

/** So many marks there are for all networks: reviews of one network have the same, and so do a few of others. */
const marks = 4096

/**
 * Returns the mark of the wide network (IPv4 /24, IPv6 /48) that a review of a company is sent from: so coarse that it
 * names no network, not even with the author key, and another one for each company. Undefined without a network.
 */
export function markNetwork(privacy: Privacy, network: string | undefined, companyId: number): number | undefined {
  const widest = listWiderNetworks(network ?? '').at(-1)
  if (widest === undefined) return undefined
  return privacy.limitKey('burst', String(companyId), widest).hash.readUInt16BE(0) % marks
}
