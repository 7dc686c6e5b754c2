/**
 * Returns the address a person goes to after the login: the page that sent them there, else `/`. Only an address within
 * the app counts, and of those of accounts only the link that confirms an e-mail, which requires a login first.
 */
export function findReturnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/auth\/(?!email\/)/.test(from) ? from : '/'
}
