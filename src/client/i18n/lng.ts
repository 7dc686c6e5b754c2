import { DEFAULT_LNG, type LanguageCode, LNG_KEY, type Lng, languages, toLng } from './languages.ts'

/** Reads the stored language (spec 1). English where nothing is stored or storage is forbidden. */
export function readStoredLng(): Lng {
  try {
    return toLng(localStorage.getItem(LNG_KEY))
  } catch {
    return DEFAULT_LNG
  }
}

/**
 * Returns the language a page starts in: the stored one; on a device that has stored none the one in its address
 * (`?lang=ar`), which is stored from then on; else English.
 */
export function findStartingLng(search: string): Lng {
  try {
    const asked = new URLSearchParams(search).get('lang')
    const lng = (Object.keys(languages) as Lng[]).find((one) => languages[one].code === asked)
    if (lng && localStorage.getItem(LNG_KEY) === null) localStorage.setItem(LNG_KEY, lng)
  } catch {
    // Nothing can be stored: the default applies.
  }
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
