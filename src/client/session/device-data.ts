/**
 * The keys in local storage that say nothing of a person: the session's own, which are empty without one, and the
 * settings of the device. All other keys are deleted at sign-out.
 */
const settings: ReadonlySet<string> = new Set([
  'persist:root',
  'sessionEpoch',
  'sharedDevice',
  'deviceSecret',
  'lng',
  'theme',
  'installDeclined',
])
/** Caches of public responses, which show what somebody looked at; the worker fills them again. */
const visited = ['companies', 'lists', 'images'] as const

const listKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)!)

/**
 * Deletes the traces of what somebody looked at on this device; what they wrote is in the outbox, which is separate.
 */
export async function forgetVisits(): Promise<void> {
  try {
    for (const key of listKeys(localStorage)) if (!settings.has(key)) localStorage.removeItem(key)
    for (const key of listKeys(sessionStorage)) sessionStorage.removeItem(key)
  } catch {
    // Where storage is unavailable, nothing was stored.
  }
  if (typeof caches !== 'undefined') await Promise.all(visited.map((name) => caches.delete(name))).catch(() => {})
}
