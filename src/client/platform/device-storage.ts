/**
 * Local storage and the storage of a tab, for everybody else. A browser may refuse them: reading the global throws where
 * site data is blocked, and writing throws where no space is left. What is refused is remembered until the page closes.
 */
export type DeviceStorage = {
  getItem: (key: string) => string | null
  /** Returns whether the value outlives the page. */
  setItem: (key: string, value: string) => boolean
  removeItem: (key: string) => void
  keys: () => string[]
  /** Whether the browser stores anything. */
  isKept: () => boolean
}

/** The key that is written and removed to see whether the browser stores anything. */
const probe = 'probe'

/** Wraps a storage; `find` is called at each use, since already the global may throw. */
export function openStorage(find: () => Storage): DeviceStorage {
  const remembered = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: T): T => {
    try {
      return use(find())
    } catch {
      return otherwise
    }
  }
  const write = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
  let kept: boolean | undefined
  const removeItem = (key: string) => {
    remembered.delete(key)
    attempt((storage) => storage.removeItem(key), undefined)
  }
  return {
    removeItem,
    getItem: (key) => remembered.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem: (key, value) => {
      const stored = write(key, value)
      if (stored) remembered.delete(key)
      else remembered.set(key, value)
      return stored
    },
    keys: () => [
      ...new Set([
        ...remembered.keys(),
        ...attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)!), []),
      ]),
    ],
    isKept: () => {
      kept ??= write(probe, '')
      removeItem(probe)
      return kept && attempt((storage) => storage.getItem(probe) === null, false)
    },
  }
}

export const deviceStorage = openStorage(() => localStorage)
export const tabStorage = openStorage(() => sessionStorage)
