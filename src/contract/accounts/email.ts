/**
 * The pattern of one mailbox, as RFC 5321 has it without the forms nobody uses: a dot-atom of at most 64 characters,
 * and a domain of letters, digits and hyphens whose last label is no number. No quotes, comments, lists, angle brackets
 * or control characters: what passes is one address to every program that reads it.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?=.{4,253}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?![0-9]+$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/**
 * What contacts and mails put around an address: a name and angle brackets, `mailto:`, quotes, the end of a sentence.
 */
const named = /^[^<>@]*<([^<>]*)>[\s.,;:]*$/
const before = /^(?:mailto:|[\s<([{"'«“‘])+/i
const after = /[\s>)\]}"'»”’.,;:،؛!?؟]+$/
/** What a link may contain after the address. */
const query = /^(\s*mailto:[^?]*)\?.*$/is

/** Returns the address alone. A second address, or a comment, stays and is refused. */
const unpack = (pasted: string): string =>
  (named.exec(pasted)?.[1] ?? pasted).replace(query, '$1').replace(before, '').replace(after, '')

/**
 * Returns an e-mail address as it is stored, without what it was pasted with: in lower case, and a domain of another
 * script in its ASCII (Punycode) form. A local part of another script stays refused: few servers accept it, and
 * look-alikes would be two accounts.
 */
export function cleanEmail(pasted: string): string {
  const typed = unpack(pasted)
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const foreign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) && /[^a-z0-9.-]/i.test(domain)
  const ascii = foreign ? toAsciiDomain(domain) : domain
  const email = (typed.slice(0, at + 1) + ascii).toLowerCase()
  return emailPattern.test(email) ? email : pasted
}

function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}
