/** Providers to whom a dot in the name makes no difference, and the one name they go by here. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * The one form of an e-mail that accounts are unique by: lower case, nothing from a `+` on, no dots where the provider
 * ignores them. A mailbox has one, however it is written; mail goes to the address as it was given.
 */
export function normaliseEmail(email: string): string {
  const lower = email.toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name, domain] = [lower.slice(0, at).replace(/(?<=.)\+.*$/, ''), lower.slice(at + 1)]
  const dotless = withoutDots[domain]
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${domain}`
}

/** Whether two addresses are one mailbox for certain: the same, or two ways of writing one at a provider we know. */
export function isSameMailbox(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return (
    first === second ||
    (normaliseEmail(first) === normaliseEmail(second) && normaliseEmail(first).endsWith('@gmail.com'))
  )
}
