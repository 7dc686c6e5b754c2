import { LruMap } from './lru-map.ts'

/**
 * Creates a cache of values made from versioned data, such as a company's page, invalidated by the version; when it is
 * full the oldest entry is evicted.
 */
export function createKept<Value>(most = 2000) {
  const kept = new LruMap<string, { version: string; value: Value }>(most)
  return {
    /** Returns the cached value of this key at exactly this version, or else what `make` gives, which is cached. */
    async get(key: string, version: string, make: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key)
      if (found?.version === version) return found.value
      const value = await make()
      kept.set(key, { version, value })
      return value
    },
    /**
     * Does the same for many keys, with one call of `make` for all that are not cached. A key without a version is made each time.
     */
    async getAll(
      versions: ReadonlyMap<string, string | undefined>,
      make: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
    ): Promise<Map<string, Value>> {
      const values = new Map<string, Value>()
      for (const [key, version] of versions) {
        const found = kept.get(key)
        if (found && found.version === version) values.set(key, found.value)
      }
      const missing = [...versions.keys()].filter((key) => !values.has(key))
      if (missing.length === 0) return values
      for (const [key, value] of await make(missing)) {
        values.set(key, value)
        const version = versions.get(key)
        if (version !== undefined) kept.set(key, { version, value })
      }
      return values
    },
  }
}
