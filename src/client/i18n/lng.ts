import { deviceStorage } from '../platform/device-storage.ts'
import { type LanguageCode, LNG_KEY, type Lng, languages, toLng } from './languages.ts'

/** Reads the stored language (spec 1). English where nothing is stored. */
export const readStoredLng = (): Lng => toLng(deviceStorage.getItem(LNG_KEY))

/**
 * Returns the language a page starts in: the stored one; on a device that has stored none the one in its address
 * (`?lang=ar`), which is stored from then on; else English.
 */
export function findStartingLng(search: string): Lng {
  const asked = new URLSearchParams(search).get('lang')
  const lng = (Object.keys(languages) as Lng[]).find((one) => languages[one].code === asked)
  if (lng && deviceStorage.getItem(LNG_KEY) === null) deviceStorage.setItem(LNG_KEY, lng)
  return readStoredLng()
}

/** Returns the value of the X-Language header: `ar` or `en`. */
export function toLanguageCode(): LanguageCode {
  return languages[readStoredLng()].code
}

/** Sets `lang` and `dir` on `<html>`; called before anything is rendered. */
export function applyDirection(lng: Lng): void {
  const root = document.documentElement
  const { code, dir } = languages[lng]
  // Setting the same value again would have every element's style recomputed.
  if (root.lang !== code) root.lang = code
  if (root.dir !== dir) root.dir = dir
}
