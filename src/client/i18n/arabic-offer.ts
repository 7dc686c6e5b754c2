import { getPreferredLanguages } from '../platform/browser.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { LNG_KEY, languages } from './languages.ts'

/**
 * Whether a device has never chosen a language and its browser prefers Arabic to English. The site begins in English
 * all the same (spec 1).
 */
export function mayOfferArabic(preferred: readonly string[], stored: string | null): boolean {
  if (stored !== null) return false
  const known = Object.values(languages).map(({ code }) => code as string)
  const first = preferred.map((tag) => tag.toLowerCase().split('-')[0]!).find((code) => known.includes(code))
  return first === languages.arabic.code
}

/** Whether to offer Arabic on this device. Never where nothing can be stored: the question would come back. */
export function isArabicOffered(): boolean {
  return deviceStorage.isKept() && mayOfferArabic(getPreferredLanguages(), deviceStorage.getItem(LNG_KEY))
}

/** Stores English as the choice of this device, so that the question is not asked again. */
export function chooseEnglish(): void {
  deviceStorage.setItem(LNG_KEY, 'english')
}
