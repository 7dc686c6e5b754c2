import type { Language } from '../platform/http/words.ts'

/**
 * Returns the language of a page's HTML: the one its address names (`?lang=ar`), else the one the browser prefers, else
 * English.
 */
export function pageLanguage(lang: string | undefined, accepted = ''): { language: Language; named: boolean } {
  if (lang === 'ar' || lang === 'en') return { language: lang, named: true }
  const wishes = accepted.split(',').map((one, at) => {
    const [tag = '', quality] = one.split(';q=')
    return { language: tag.trim().slice(0, 2).toLowerCase(), weight: quality === undefined ? 1 : Number(quality), at }
  })
  const best = wishes
    .filter(({ language, weight }) => (language === 'ar' || language === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)[0]
  return { language: best?.language === 'ar' ? 'ar' : 'en', named: false }
}
