import { DEFAULT_LNG, type LanguageCode, LNG_KEY, type Lng, languages, lngOf } from './languages.ts'

/** The stored language (spec 1). English where nothing is stored or storage is forbidden. */
export function storedLng(): Lng {
  try {
    return lngOf(localStorage.getItem(LNG_KEY))
  } catch {
    return DEFAULT_LNG
  }
}

/** The X-Language header's value: `ar` or `en`. */
export function languageCode(): LanguageCode {
  return languages[storedLng()].code
}

/** Writes `lang` and `dir` onto `<html>`; called before anything is drawn. */
export function applyDirection(lng: Lng): void {
  document.documentElement.lang = languages[lng].code
  document.documentElement.dir = languages[lng].dir
}
