import i18next, { type i18n } from 'i18next'
import { prerender } from 'react-dom/static'
import { I18nextProvider, type ReportNamespaces } from 'react-i18next'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import type { DrawPage } from '../contract/drawn-page.ts'
import { App } from './App.tsx'
import { getSsrFallback } from './data/ssr-data.ts'
import { type Lng, languages } from './i18n/languages.ts'
import { firstStrings } from './i18n/start.ts'

const files = import.meta.glob<object>(
  ['../../locales/*/*.json', '!**/{api,badge,calendar,dictionary,head,mail,messages,security-policy}.json'],
  {
    import: 'default',
    eager: true,
  },
)

/** The strings of every feature, by language and name. */
const resources: Record<string, Record<string, object>> = {}
for (const [file, strings] of Object.entries(files)) {
  const [code, name] = file.split('/').slice(-2) as [string, string]
  resources[code] = { ...resources[code], [name.slice(0, -'.json'.length)]: strings }
}
await i18next.init({
  ...{ lng: 'en', fallbackLng: false, ns: [], defaultNS: 'common', resources },
  ...{ interpolation: { escapeValue: false }, returnNull: false },
})
/** A cache that holds nothing, and notes by their names (`readKey`) the answers that are looked for in it. */
class NotingCache extends Map<string, object> {
  readonly noted = new Set<string>()
  override get(name: string): undefined {
    // SWR keeps names of its own beside ours.
    if (name.startsWith('["/')) this.noted.add(name)
    return undefined
  }
}

const lngs = Object.keys(languages) as Lng[]

/**
 * Draws a page on the server as somebody sees it who was never here: a visitor, in the light, with the answers that
 * travel along. `main.tsx` goes on from there. Rejects when a part of the page cannot be drawn without a browser.
 */
export const drawPage: DrawPage = async ({ path, search, language, reads }) => {
  const lng = lngs.find((one) => languages[one].code === language)!
  // One for each page: it notes which strings were asked for.
  const i18n: i18n & { reportNamespaces?: ReportNamespaces } = i18next.cloneInstance({ lng: language })
  const failures: unknown[] = []
  const cache = new NotingCache()
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <Router ssrPath={path} ssrSearch={search}>
        <SWRConfig value={{ fallback: getSsrFallback(reads), provider: () => cache }}>
          <App lng={lng} />
        </SWRConfig>
      </Router>
    </I18nextProvider>,
    // Parts that would come in later by a script of their own are written in their place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  // Fluent writes its theme's variables where there is no document, which ours are not among (`ThemeRoot.tsx`).
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? []
  return {
    html: html.replace(/<style id="fui-FluentProvider[^<]*<\/style>/, ''),
    strings: [...new Set([...firstStrings, ...used])],
    asked: [...cache.noted],
  }
}
