/**
 * The addresses that a `DATABASE_URL` names, one for each host of its list, written as libpq reads it:
 * `postgres://user@one:5432,two:5432/name`. Throws where one of them is no address.
 */
export function splitUrls(url: string): string[] {
  const [, before, hosts, after] = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (before === undefined || hosts === undefined) throw new TypeError(`${url} is no address of a database`)
  return hosts.split(',').map((host) => new URL(`${before}${host}${after}`).href)
}

/** The addresses of a list of replicas, each of one host. Throws where one is no address. */
export const splitReplicas = (list: string): string[] =>
  list
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap(splitUrls)
