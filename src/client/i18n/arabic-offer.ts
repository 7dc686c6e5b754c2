import { LNG_KEY, languages } from './languages.ts'

/**
 * True on a device that has never chosen a language and whose browser asks for Arabic before English. The site begins in
 * English all the same (spec 1).
 */
export function mayOfferArabic(preferred: readonly string[], stored: string | null): boolean {
  if (stored !== null) return false
  const known = Object.values(languages).map(({ code }) => code as string)
  const first = preferred.map((tag) => tag.toLowerCase().split('-')[0]!).find((code) => known.includes(code))
  return first === languages.arabic.code
}

/** Whether this device is to be asked. Never where nothing can be stored: the question would come back. */
export function isArabicOffered(): boolean {
  try {
    return mayOfferArabic(navigator.languages, localStorage.getItem(LNG_KEY))
  } catch {
    return false
  }
}

/** Keeps English as the choice of this device, so that nobody is asked again. */
export function keepEnglish(): void {
  localStorage.setItem(LNG_KEY, 'english')
}
