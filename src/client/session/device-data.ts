/**
 * Everything in local storage that says nothing of a person: the session's own keys, which are empty without one, and
 * what the device was set to. Whatever else is there goes when somebody signs out.
 */
const settings: ReadonlySet<string> = new Set([
  'persist:root',
  'sessionEpoch',
  'sharedDevice',
  'lng',
  'theme',
  'installDeclined',
])
/** Answers of the server that are open to everybody, and tell what somebody looked at; the worker fills them anew. */
const visited = ['companies', 'lists', 'images'] as const

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)!)

/** The keys of forms that are being filled in here, beside the outbox: what is kept has answers and an owner. */
export function keptForms(storage: Storage = localStorage): string[] {
  return keysOf(storage).filter((key) => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key)!)
      return typeof kept === 'object' && kept !== null && 'answers' in kept && 'owner' in kept
    } catch {
      return false
    }
  })
}

/** Forgets what somebody looked at on this device; forms they are filling in stay where `forms` says so. */
export async function forgetVisits({ forms }: { forms: boolean }): Promise<void> {
  try {
    const kept = new Set([...settings, ...(forms ? keptForms() : [])])
    for (const key of keysOf(localStorage)) if (!kept.has(key)) localStorage.removeItem(key)
    for (const key of keysOf(sessionStorage)) sessionStorage.removeItem(key)
  } catch {
    // Where nothing may be kept nothing was.
  }
  if (typeof caches !== 'undefined') await Promise.all(visited.map((name) => caches.delete(name))).catch(() => {})
}
