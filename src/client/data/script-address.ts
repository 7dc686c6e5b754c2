/** An address a browser may run a script from; a plain text where it knows no Trusted Types. */
export type ScriptAddress = string

type Policy = { createScriptURL: (url: string) => ScriptAddress }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

/** Ours, and from our own origin: the service worker, and what the build made of a worker's source. */
const isOwnScript = (url: string) => url === '/sw.js' || /^\/(?:assets|src)\/[\w./?&=-]+$/.test(url)

let policy: Policy | undefined

/** A script's address as the page's Trusted Types allow it, through the one policy there is. Throws for a foreign one. */
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
