/** A cache of what was made of versioned data, as a company's page, invalidated by its version; where it is full the oldest goes first. */
export function createKept<Value>(most = 2000) {
  const kept = new Map<string, { version: string; value: Value }>()
  return {
    /** The value kept for this key at exactly this version, else what `make` gives, which is kept. */
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
