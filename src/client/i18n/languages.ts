/** One row per language: everything that differs by language and is not a translation. Spec 1: values english, arabic. */
export const languages = {
  english: {
    code: 'en',
    dir: 'ltr',
    // British English, for its dates: the day precedes the month.
    intl: 'en-GB-u-nu-latn-ca-gregory',
    other: 'arabic',
    name: 'English',
  },
  arabic: {
    code: 'ar',
    dir: 'rtl',
    intl: 'ar-u-nu-latn-ca-gregory',
    other: 'english',
    name: 'العربية',
  },
} as const

export type Lng = keyof typeof languages
export type LanguageCode = (typeof languages)[Lng]['code']

/** The key in local storage and its default (spec 2, navigation bar; spec 9). */
export const LNG_KEY = 'lng'
export const DEFAULT_LNG: Lng = 'english'

/** Returns the language of a stored text; the default for any other text. */
export function toLng(stored: string | null): Lng {
  return stored === 'arabic' || stored === 'english' ? stored : DEFAULT_LNG
}
