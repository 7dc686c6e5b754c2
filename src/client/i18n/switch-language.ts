import { deviceStorage } from '../platform/device-storage.ts'
import { LNG_KEY, languages } from './languages.ts'
import { readStoredLng } from './lng.ts'
import { finishBeforeReload } from './reload.ts'

/**
 * Switches the language (the toggle of the navigation bar): stores the other language under `lng` and reloads the page
 * (spec 2). Where nothing can be stored, the address carries the language.
 */
export async function switchLanguage(reload: () => void = () => location.reload()): Promise<void> {
  const next = languages[readStoredLng()].other
  await finishBeforeReload()
  if (deviceStorage.setItem(LNG_KEY, next)) return reload()
  const address = new URL(location.href)
  address.searchParams.set('lang', languages[next].code)
  location.replace(address)
}
