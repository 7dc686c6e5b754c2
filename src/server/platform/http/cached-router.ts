import type { Result, Router } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { LruMap } from '../lru-map.ts'

/** The number of paths whose handlers are cached, and the length up to which one is worth it. */
const [maxPaths, maxLength] = [2000, 200]

/**
 * Creates Hono's own router with a cache of what it has found: a tree of two hundred paths with wildcards is searched
 * once for each requested path, not once for each request. The least recently used path is evicted. Only paths of calls
 * are cached: those of pages may contain the token of a link in a mail, which nobody may keep.
 */
export function createCachedRouter<Handler>(): Router<Handler> {
  const router = new SmartRouter<Handler>({ routers: [new RegExpRouter(), new TrieRouter()] })
  const kept = new LruMap<string, Result<Handler>>(maxPaths)
  return {
    name: 'CachedRouter',
    add(method, path, handler) {
      kept.clear()
      router.add(method, path, handler)
    },
    match(method, path) {
      if (!path.startsWith('/api/') || path.length > maxLength) return router.match(method, path)
      const key = `${method} ${path}`
      const found = kept.get(key) ?? router.match(method, path)
      kept.set(key, found)
      return found
    },
  }
}
