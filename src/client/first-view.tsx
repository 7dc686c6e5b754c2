import i18next, { type i18n } from 'i18next'
import { prerender } from 'react-dom/static'
import { I18nextProvider, type ReportNamespaces } from 'react-i18next'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import type { RenderPage } from '../contract/rendered-page.ts'
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
/** A cache that is empty and records the keys (`readKey`) of the reads that are looked up in it. */
class NotingCache extends Map<string, object> {
  readonly noted = new Set<string>()
  override get(name: string): undefined {
    // SWR uses keys of its own beside ours.
    if (name.startsWith('["/')) this.noted.add(name)
    return undefined
  }
}

const lngs = Object.keys(languages) as Lng[]

/**
 * Renders a page on the server as for a first visit: a visitor, in the light theme, with the responses that travel
 * along. `main.tsx` hydrates it. Rejects when a part of the page cannot be rendered without a browser.
 */
export const renderPage: RenderPage = async ({ path, search, language, reads }) => {
  const lng = lngs.find((one) => languages[one].code === language)!
  // One instance for each page: it records which strings were used.
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
    // Parts that React would stream later with a script of their own are written in place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  // Without a document Fluent writes its theme's variables into the HTML; ours are not among them (`ThemeRoot.tsx`).
  const used = i18n.reportNamespaces?.getUsedNamespaces() ?? []
  return {
    html: html.replace(/<style id="fui-FluentProvider[^<]*<\/style>/, ''),
    strings: [...new Set([...firstStrings, ...used])],
    asked: [...cache.noted],
  }
}
