import { type PagePath, pageAt, pagePaths } from './pages.ts'

/** A page of the client: its row of the route table, and the values of the parameters in its address. */
export type KnownPage = { page: PagePath; params: Readonly<Record<string, string | undefined>> }

// Matched as the client's router matches: letters of either case, with or without a trailing slash.
const patterns = pagePaths.map((page) => {
  const segments = page.split('/').slice(1)
  const pattern = segments.map((segment) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? []
    if (!name) return segment && `/${segment}`
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
  })
  return { page, pattern: new RegExp(`^${pattern.join('')}/?$`, 'i') }
})

/** Returns the page at a path; undefined where the client has none and shows that nothing was found. */
export function findKnownPage(path: string): KnownPage | undefined {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { page, params: { ...found.groups } }
  }
  return undefined
}

/**
 * Returns the one spelling of a page's path, as it stands in an address: letters as in the route table, single slashes,
 * none at the end, and only what must be is encoded. Undefined where there is no page.
 */
export function buildCanonicalPath(path: string): string | undefined {
  const known = findKnownPage(path.replace(/\/{2,}/g, '/'))
  if (!known) return undefined
  const segments = known.page.split('/').flatMap((segment) => {
    const [, name] = /^:(\w+)\??$/.exec(segment) ?? []
    if (!name) return [segment]
    const value = known.params[name]
    if (value === undefined) return []
    return [name === 'tab' ? value.toLowerCase() : value]
  })
  const encode = (part: string) => encodeURI(part).replace(/[?#]/g, encodeURIComponent)
  return segments.map(encode).join('/')
}

/** Returns the part of a query that a page reads, each name once, in one order: `?b=2&a=1&a=3&x` is `?a=1&b=2`. */
export function pickKnownQuery(page: PagePath, search: string): string {
  const given = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const name of ['lang', ...(pageAt(page).query ?? [])]) {
    const value = given.get(name)
    if (value && (name !== 'lang' || value === 'ar' || value === 'en')) known.set(name, value)
  }
  return known.size > 0 ? `?${known}` : ''
}

/** Whether a query that a page reads has any parameter besides the language. */
export const isAskingForMore = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== 'lang')
