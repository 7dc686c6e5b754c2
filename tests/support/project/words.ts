import { allWordsOf } from './locales.ts'

/**
 * Returns a lookup of the words of a language by `namespace:key`, with placeholders filled in, as a person reads them.
 */
export function wordsIn(language: 'english' | 'arabic') {
  const all = allWordsOf(language === 'arabic' ? 'ar' : 'en')
  return (key: string, values: Record<string, string | number> = {}): string => {
    const text = all.get(key)
    if (text === undefined) throw new Error(`no words for ${key}`)
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
