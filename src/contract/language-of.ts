/** Returns the language of a text by the script of most of its letters; undefined where it has no letters. */
export function detectLanguage(text: string): 'ar' | 'en' | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/[A-Za-z\u00C0-\u024F]/g)?.length ?? 0
  if (arabic === 0 && latin === 0) return undefined
  return arabic >= latin ? 'ar' : 'en'
}
