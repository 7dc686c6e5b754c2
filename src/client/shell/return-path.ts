/**
 * Where a person goes after the login: the page that sent them there, else `/`. Only an address within the app counts.
 */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && !from.startsWith('/auth/') ? from : '/'
}
