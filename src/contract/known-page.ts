import { type PagePath, pagePaths } from './pages.ts'

/** A page of the client: its row of the route table, and what the address says in its place. */
export type KnownPage = { page: PagePath; params: Readonly<Record<string, string | undefined>> }

// As the client's router reads them: letters of either case, a last slash or none.
const patterns = pagePaths.map((page) => {
  const parts = page.split('/').slice(1)
  const pattern = parts.map((part) => {
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
    if (!name) return part && `/${part}`
    return optional ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
  })
  return { page, pattern: new RegExp(`^${pattern.join('')}/?$`, 'i') }
})

/** The page at a path; undefined where the client has none and shows that nothing was found. */
export function knownPage(path: string): KnownPage | undefined {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path)
    if (found) return { page, params: { ...found.groups } }
  }
  return undefined
}
