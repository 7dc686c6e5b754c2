import { LNG_KEY, languages } from './languages.ts'
import { readStoredLng } from './lng.ts'
import { finishBeforeReload } from './reload.ts'

/**
 * Switches the language (the toggle of the navigation bar): stores the other language under `lng` and reloads the page
 * (spec 2).
 */
export async function switchLanguage(reload: () => void = () => location.reload()): Promise<void> {
  const next = languages[readStoredLng()].other
  await finishBeforeReload()
  localStorage.setItem(LNG_KEY, next)
  reload()
}
