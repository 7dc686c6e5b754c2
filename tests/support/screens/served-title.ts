import type { Language } from '../browser/browser.ts'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/** Returns the title in the HTML the server sends for a page; undefined where the page is not for search engines. */
export async function servedTitle(url: string, path: string, language: Language): Promise<string | undefined> {
  const lang = `lang=${language === 'arabic' ? 'ar' : 'en'}`
  const html = await (await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}${lang}`)).text()
  if (html.includes('content="noindex"')) return undefined
  return /<title>([^<]*)</.exec(html)?.[1]?.replace(/&[a-z#0-9]+;/g, (one) => entities[one] ?? one)
}
