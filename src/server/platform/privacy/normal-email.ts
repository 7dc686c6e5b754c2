/** How the addresses of a provider that lead to one mailbox differ, beyond case and what follows a `+`. */
type Provider = {
  /** All domains of one mailbox; the first one stands for them. */
  domains: readonly string[]
  /** Signs of the local part that the provider ignores. */
  ignores?: RegExp
  /** Signs that the provider takes for a dot. */
  dots?: RegExp
  /** The sign that begins a tag, besides `+`. */
  tag?: string
  /** True where `anything@name.domain` is delivered to `name@domain`. */
  bySubdomain?: true
}

const yahoo = ['com', 'fr', 'de', 'it', 'es', 'in', 'ca', 'gr', 'ie', 'se', 'no', 'dk', 'pl', 'ro', 'cz']
  .concat(['co.uk', 'co.in', 'co.id', 'co.jp', 'co.kr', 'co.nz', 'co.za', 'co.th', 'co.il'])
  .concat(['com.au', 'com.ar', 'com.br', 'com.mx', 'com.ph', 'com.sg', 'com.hk', 'com.tw', 'com.tr', 'com.vn'])
  .map((ending) => `yahoo.${ending}`)
  .concat(['ymail.com', 'rocketmail.com', 'maktoob.com', 'myyahoo.com'])
const fastmail = ['com', 'fm', 'cn', 'co.uk', 'com.au', 'de', 'es', 'fr', 'im', 'in', 'jp', 'mx', 'net', 'nl', 'org']
  .concat(['se', 'to', 'tw', 'uk', 'us'])
  .map((ending) => `fastmail.${ending}`)
  .concat(['sent.com', 'messagingengine.com'])
const forwarders = ['33mail.com', 'anonaddy.com', 'anonaddy.me']

/** The providers whose own help pages say which spellings they deliver to one mailbox. */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignores: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignores: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'yandex.uz', 'narod.ru'],
    dots: /-/g,
  },
  ...yahoo.map((domain): Provider => ({ domains: [domain], tag: '-' })),
  ...[...fastmail, ...forwarders].map((domain): Provider => ({ domains: [domain], bySubdomain: true })),
]
const byDomain = new Map(providers.flatMap((one) => one.domains.map((domain) => [domain, one] as const)))

const splitAddress = (email: string) => {
  const lower = email.toLowerCase()
  const at = lower.lastIndexOf('@')
  return { local: lower.slice(0, at), domain: lower.slice(at + 1) }
}

/** Cuts what follows a sign, unless the sign comes first. */
const cutFrom = (local: string, sign: string) => {
  const at = local.indexOf(sign, 1)
  return at === -1 ? local : local.slice(0, at)
}

/**
 * Normalises an e-mail to the form that a mailbox is known by, however its address is written: lower case, no tag, and
 * nothing that its provider ignores. Mail goes to the address as it was given.
 */
export function normaliseEmail(email: string): string {
  const { local, domain } = splitAddress(email)
  const above = domain.slice(domain.indexOf('.') + 1)
  if (byDomain.get(above)?.bySubdomain) return `${domain.slice(0, domain.indexOf('.'))}@${above}`
  const { domains = [domain], ignores, dots, tag } = byDomain.get(domain) ?? {}
  const untagged = cutFrom(cutFrom(local, '+'), tag ?? '+')
  const plain = ignores ? untagged.replace(ignores, '') || untagged : untagged
  return `${dots ? plain.replace(dots, '.') : plain}@${domains[0]}`
}

const isGoogle = (domain: string) => domain === 'gmail.com' || domain === 'googlemail.com'

/**
 * Normalises an e-mail to the form that accounts are stored under since the first version: without a tag, and without
 * dots at Gmail. It never changes, so that every version finds them.
 */
export function normaliseAsStored(email: string): string {
  const { local, domain } = splitAddress(email)
  const untagged = cutFrom(local, '+')
  return isGoogle(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/**
 * Returns whether two addresses are certainly one mailbox: the same, or two spellings at Google, which vouches for its
 * own.
 */
export function isSameMailbox(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  const isGoogles = [first, second].every((email) => isGoogle(splitAddress(email).domain))
  return first === second || (isGoogles && normaliseAsStored(first) === normaliseAsStored(second))
}
