import type { Language } from '../browser/browser.ts'
import { until } from '../wait.ts'

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }

/**
 * Returns the title in the HTML the server sends for a page, once it renders the page: a busy server leaves it to the
 * browser. Undefined where the page is not for search engines.
 */
export async function servedTitle(url: string, path: string, language: Language): Promise<string | undefined> {
  const lang = `lang=${language === 'arabic' ? 'ar' : 'en'}`
  const address = `${url}${path}${path.includes('?') ? '&' : '?'}${lang}`
  const html = await until(`${path} as the server renders it`, async () => {
    const served = await (await fetch(address)).text()
    return served.includes('data-drawn') || served.includes('content="noindex"') ? served : undefined
  })
  if (html.includes('content="noindex"')) return undefined
  return /<title>([^<]*)</.exec(html)?.[1]?.replace(/&[a-z#0-9]+;/g, (one) => entities[one] ?? one)
}
