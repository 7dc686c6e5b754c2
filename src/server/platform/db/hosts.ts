/**
 * Splits a `DATABASE_URL` into one address for each host of its list, written as libpq reads it:
 * `postgres://user@one:5432,two:5432/name`. Throws when one of them is not a valid address.
 */
export function splitUrls(url: string): string[] {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (before === undefined || hosts === undefined) throw new TypeError(`${url} is no address of a database`)
  return hosts.split(',').map((host) => new URL(`${before}${host}${after}`).href)
}

/** Splits a list of replicas into addresses, each of one host. Throws when one is not a valid address. */
export const splitReplicas = (list: string): string[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap(splitUrls)
