/** An address a browser may load a script from; a plain text in browsers without Trusted Types. */
export type ScriptAddress = string

type Policy = { createScriptURL: (url: string) => ScriptAddress }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

/**
 * Whether an address is one of our own scripts on our own origin: the service worker, or what the build made of a
 * worker's source.
 */
const isOwnScript = (url: string) => url === '/sw.js' || /^\/(?:assets|src)\/[\w./?&=-]+$/.test(url)

let policy: Policy | undefined

/**
 * Returns a script's address as the page's Trusted Types allow it, through its one policy. Throws for a foreign
 * address.
 */
export function getScriptUrl(address: string): ScriptAddress {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= (trustedTypes ?? { createPolicy: (_, rules) => rules }).createPolicy('shafaf#worker', {
    createScriptURL: (url) => {
      if (!isOwnScript(url)) throw new TypeError('Not a script of ours')
      return url
    },
  })
  return policy.createScriptURL(address)
}
