import { endpoints } from './endpoints.ts'

const isOfCompany = (path: string) => path.startsWith('/companies/:')

/**
 * Lists the paths below `/api` that may be cached, by kind, as regular expressions. The build gives them to the worker
 * as a constant, since the worker would otherwise contain the declaration of every endpoint.
 */
export function listCacheablePaths(): Record<'lookups' | 'companies' | 'lists', string[]> {
  const listPaths = (of: (endpoint: (typeof endpoints)[number]) => boolean) =>
    endpoints.filter(of).map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  return {
    lookups: listPaths(({ cache }) => cache === 'lookup'),
    companies: listPaths(({ cache, path }) => cache === 'public' && isOfCompany(path)),
    lists: listPaths(({ cache, path }) => cache === 'public' && !isOfCompany(path)),
  }
}
