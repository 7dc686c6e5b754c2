import type { Plugin } from 'vite'
import { endpoints } from '../src/contract/endpoints.ts'

/**
 * Tells the worker which paths below `/api` the contract allows to keep, by kind, as regular expressions. Done while
 * building, since the worker would otherwise carry the shapes of every endpoint.
 */
export function cacheablePaths(): Plugin {
  const paths = (of: (endpoint: (typeof endpoints)[number]) => boolean) =>
    endpoints.filter(of).map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  const ofCompany = (path: string) => path.startsWith('/companies/:')
  const cacheable = {
    lookups: paths(({ cache }) => cache === 'lookup'),
    companies: paths(({ cache, path }) => cache === 'public' && ofCompany(path)),
    lists: paths(({ cache, path }) => cache === 'public' && !ofCompany(path)),
  }
  return { name: 'cacheable-paths', config: () => ({ define: { __CACHEABLE__: JSON.stringify(cacheable) } }) }
}
