/**
 * Everything in local storage that says nothing of a person: the session's own keys, which are empty without one, and
 * what the device was set to. Whatever else is there goes when somebody signs out.
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
/** Answers of the server that are open to everybody, and tell what somebody looked at; the worker fills them anew. */
const visited = ['companies', 'lists', 'images'] as const

const listKeys = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)!)

/** Forgets what somebody looked at on this device; what they wrote lies in the outbox, apart from it. */
export async function forgetVisits(): Promise<void> {
  try {
    for (const key of listKeys(localStorage)) if (!settings.has(key)) localStorage.removeItem(key)
    for (const key of listKeys(sessionStorage)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing may be kept nothing was.
  }
  if (typeof caches !== 'undefined') await Promise.all(visited.map((name) => caches.delete(name))).catch(() => {})
}
