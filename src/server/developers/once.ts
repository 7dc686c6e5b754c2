import type { Language } from '../platform/http/words.ts'

/** Caches a result for each language and origin: it changes only with the program. */
export function memoiseEach<Made>(make: (language: Language, origin: string) => Made) {
  const made = new Map<string, Made>()
  return (language: Language, origin: string): Made => {
    const key = `${language} ${origin}`
    const known = made.get(key) ?? make(language, origin)
    made.set(key, known)
    return known
  }
}
