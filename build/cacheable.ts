import type { Plugin } from 'vite'
import { endpoints } from '../src/contract/endpoints.ts'

/**
 * Defines for the worker which paths below `/api` the contract allows to cache, by kind, as regular expressions. This
 * is done at build time, since the worker would otherwise contain the shapes of every endpoint.
 */
export function defineCacheablePaths(): Plugin {
  const listPaths = (of: (endpoint: (typeof endpoints)[number]) => boolean) =>
    endpoints.filter(of).map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  const isOfCompany = (path: string) => path.startsWith('/companies/:')
  const cacheable = {
    lookups: listPaths(({ cache }) => cache === 'lookup'),
    companies: listPaths(({ cache, path }) => cache === 'public' && isOfCompany(path)),
    lists: listPaths(({ cache, path }) => cache === 'public' && !isOfCompany(path)),
  }
  return { name: 'cacheable-paths', config: () => ({ define: { __CACHEABLE__: JSON.stringify(cacheable) } }) }
}
