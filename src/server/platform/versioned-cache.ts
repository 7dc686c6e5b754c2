/**
 * Creates a cache of values made from versioned data, such as a company's page, invalidated by the version; when it is
 * full the oldest entry is evicted.
 */
export function createKept<Value>(most = 2000) {
  const kept = new Map<string, { version: string; value: Value }>()
  return {
    /** Returns the cached value of this key at exactly this version, or else what `make` gives, which is cached. */
    async get(key: string, version: string, make: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key)
      if (found?.version === version) return found.value
      const value = await make()
      kept.delete(key)
      kept.set(key, { version, value })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return value
    },
  }
}
