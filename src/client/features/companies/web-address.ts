/**
 * Formats an address that a company gave for itself, as a link and as readers see it; null unless it is http or https.
 */
export function formatWebAddress(text: string): { href: string; shown: string } | null {
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
    return { href: url.href, shown: (url.host + url.pathname).replace(/^www\./, '').replace(/\/$/, '') }
  } catch {
    return null
  }
}
