import type { Language } from '../platform/http/words.ts'

/** Makes a thing once for each language and origin: it changes with the program only. */
export function memoiseEach<Made>(make: (language: Language, origin: string) => Made) {
  const made = new Map<string, Made>()
  return (language: Language, origin: string): Made => {
    const key = `${language} ${origin}`
    const known = made.get(key) ?? make(language, origin)
    made.set(key, known)
    return known
  }
}
