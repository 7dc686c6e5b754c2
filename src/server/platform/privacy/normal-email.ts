/** Providers that ignore dots in the local part, and the one domain each is normalised to. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/**
 * Normalises an e-mail to the form that accounts are unique by: lower case, nothing from a `+` on, no dots where the
 * provider ignores them. A mailbox has one such form, however it is written; mail goes to the address as it was given.
 */
export function normaliseEmail(email: string): string {
  const lower = email.toLowerCase()
  const at = lower.lastIndexOf('@')
  const [name, domain] = [lower.slice(0, at).replace(/(?<=.)\+.*$/, ''), lower.slice(at + 1)]
  const dotless = withoutDots[domain]
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${domain}`
}

/** Returns whether two addresses are certainly one mailbox: the same, or two spellings of one at a known provider. */
export function isSameMailbox(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()]
  return (
    first === second ||
    (normaliseEmail(first) === normaliseEmail(second) && normaliseEmail(first).endsWith('@gmail.com'))
  )
}
