import { deleteCaches } from '../platform/browser.ts'
import { deviceStorage, tabStorage } from '../platform/device-storage.ts'

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
/** Caches of public responses, which show what someone looked at; the worker fills them again. */
const visited = ['companies', 'lists', 'images'] as const

/**
 * Deletes the traces of what someone looked at on this device; what they wrote is in the outbox, which is separate.
 */
export async function forgetVisits(): Promise<void> {
  for (const key of deviceStorage.keys()) if (!settings.has(key)) deviceStorage.removeItem(key)
  for (const key of tabStorage.keys()) tabStorage.removeItem(key)
  await deleteCaches(visited)
}
