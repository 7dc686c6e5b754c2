import { listWiderNetworks } from '../platform/http/address.ts'
import type { HostingNetworks } from './hosting.ts'
import providers from './mail-providers.json' with { type: 'json' }
import type { Part } from './table.ts'

/** Large providers of mailboxes, where a domain says nothing of whose they are. */
const publicProviders = new Set(providers)
/** The second part of domains that are given to anyone, as in `rimal.com.sa`. */
const sharedEndings = new Set(['ac', 'co', 'com', 'edu', 'gov', 'med', 'net', 'org', 'pub', 'sch'])

/**
 * Returns the domain that a mailbox is counted by, without the parts that its owner may invent (`a.rimal.com.sa` is
 * `rimal.com.sa`); undefined for a large public provider.
 */
export function getMailDomain(email: string): string | undefined {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .filter(Boolean)
  const isShared = labels.length > 2 && labels.at(-1)!.length === 2 && sharedEndings.has(labels.at(-2)!)
  const domain = labels.slice(isShared ? -3 : -2).join('.')
  return domain === '' || publicProviders.has(domain) ? undefined : domain
}

/** Returns an attempt with the wider networks, the hosting network and the mail domain that it is counted by. */
export function addWider<Tried extends Partial<Record<Part, string>>>(
  tried: Tried,
  hosting: HostingNetworks,
): Tried & Partial<Record<Part, string>> {
  const { network = '', email } = tried
  const [wide, widest] = listWiderNetworks(network)
  const domain = email === undefined ? undefined : getMailDomain(email)
  return {
    ...tried,
    ...(wide !== undefined && { wide }),
    ...(widest !== undefined && { widest }),
    ...(wide !== undefined && hosting.has(network) && { hosting: wide }),
    ...(domain !== undefined && { domain }),
  }
}
