/**
 * The header in which the site's own client says its number with every call. Other programs send none and are served by
 * the promises of the API's version.
 */
export const clientHeader = 'X-Client'

/**
 * The number of this client. It is raised by a change after which servers must be able to tell older clients apart:
 * another meaning of what they send, or another packing of a form (`docs/upgrading.md`).
 */
export const clientNumber = 1

/** The oldest client that is served. Those before the first number send no header, and count as number 0. */
export const oldestClient = 0
