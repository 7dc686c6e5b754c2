import { DEFAULT_LNG, type LanguageCode, LNG_KEY, type Lng, languages, toLng } from './languages.ts'

/** The stored language (spec 1). English where nothing is stored or storage is forbidden. */
export function readStoredLng(): Lng {
  try {
    return toLng(localStorage.getItem(LNG_KEY))
  } catch {
    return DEFAULT_LNG
  }
}

/**
 * The language a page starts in: the stored one; on a device that has stored none the one its address asks for
 * (`?lang=ar`), which is kept from then on; else English.
 */
export function findStartingLng(search: string): Lng {
  try {
    const asked = new URLSearchParams(search).get('lang')
    const lng = (Object.keys(languages) as Lng[]).find((one) => languages[one].code === asked)
    if (lng && localStorage.getItem(LNG_KEY) === null) localStorage.setItem(LNG_KEY, lng)
  } catch {
    // Nothing can be stored here: the default applies.
  }
  return readStoredLng()
}

/** The X-Language header's value: `ar` or `en`. */
export function toLanguageCode(): LanguageCode {
  return languages[readStoredLng()].code
}

/** Writes `lang` and `dir` onto `<html>`; called before anything is drawn. */
export function applyDirection(lng: Lng): void {
  const page = document.documentElement
  const { code, dir } = languages[lng]
  // Written once more, the same would have every element's style computed anew.
  if (page.lang !== code) page.lang = code
  if (page.dir !== dir) page.dir = dir
}
