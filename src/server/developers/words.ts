import ar from '../../../locales/ar/api.json'
import en from '../../../locales/en/api.json'
import type { Translate } from '../../contract/openapi/translate.ts'
import { fill, type Language } from '../platform/http/words.ts'

const words: Record<Language, typeof en> = { en, ar }

/** Returns the texts of `locales/<language>/api.json` by their key. */
export const translateIn =
  (language: Language): Translate =>
  (key, values = {}) => {
    let found: unknown = words[language]
    for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
    if (typeof found !== 'string') throw new Error(`api.json has no words for ${key}`)
    return fill(found, values)
  }
