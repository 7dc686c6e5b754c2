import { type SsrData, ssrDataId } from '../../contract/endpoint.ts'
import { escapeHtml } from '../platform/http/escaped.ts'
import type { Language } from '../platform/http/words.ts'
import type { Description } from './description.ts'
import { searchDescription } from './feed-addresses.ts'
import type { StyledPage } from './first-view.ts'
import { pictureSize } from './pictures/draw-picture.ts'
import { buildStructuredData } from './structured.ts'

export type Surroundings = {
  language: Language
  /** Whether the address itself names the language (`?lang=`): that address is then its own canonical one. */
  named: boolean
  publicUrl: string
  /** The site's name in the language. */
  site: string
  /** The scripts the screen at this path starts with. */
  scripts: readonly string[]
  /** The strings the screen uses. */
  strings: Record<string, object>
  /** The page's content as a new visitor sees it, and the script that decides when it is shown. */
  rendered?: FirstView | undefined
}
type FirstView = StyledPage & { firstPaint: string }

const locales: Record<Language, string> = { en: 'en_US', ar: 'ar_SA' }

/** Builds the address of a page in a language; without one, of the page in the visitor's language. */
export const buildUrl = (publicUrl: string, path: string, language?: Language): string =>
  `${publicUrl}${path}${language ? `${path.includes('?') ? '&' : '?'}lang=${language}` : ''}`

/**
 * Writes the built shell with the head of one page: language, title, addresses, previews, structured data, and the
 * answers sent along.
 */
export function writePage(shell: string, page: Description, around: Surroundings): string {
  const { language, site, publicUrl, named, scripts, strings, rendered } = around
  const title = [site, ...page.title].join(' | ')
  const { address } = page
  const tags =
    address === undefined
      ? []
      : writeTags(page, {
          title,
          address,
          canonical: buildUrl(publicUrl, address, named ? language : undefined),
          ...around,
        })
  const isUnlisted = address === undefined || page.unlisted
  const described = [...(isUnlisted ? ['<meta name="robots" content="noindex">'] : []), ...tags]
  const preloads = rendered
    ? []
    : scripts.map((file) => `<link rel="modulepreload" crossorigin href="${escapeHtml(file)}">`)
  const head = [...described, ...preloads].join('\n    ')
  const ssrData: SsrData = { language, reads: page.reads, strings }
  const data =
    rendered || Object.keys(page.reads).length > 0 ? writeDataBlock('application/json', ssrData, ssrDataId) : ''
  const written = shell
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>\n    ${head}`)
    .replace('</body>', () => `${data}</body>`)
  return rendered ? insertRendered(written, rendered, scripts, language) : written
}

/**
 * Adds the rendered content to the page: style and font come first, and the scripts that take over from there once it
 * is painted.
 */
function insertRendered(page: string, rendered: FirstView, screen: readonly string[], language: Language): string {
  const own: string[] = []
  const still = page.replace(/\s*<script type="module"[^>]* src="([^"]*)"><\/script>/g, (_, file: string) => {
    own.push(file)
    return ''
  })
  const sheet = rendered.sheet && `<style>${rendered.sheet}</style>`
  const plain = `<script src="${rendered.firstPaint}"></script>`
  const first = `<script src="${rendered.firstPaint}" data-scripts="${own.join(' ')}" data-soon="${screen.join(' ')}"></script>`
  return (
    still
      .replace(plain, '')
      // After the style sheets, whose fonts it loads.
      .replace('</head>', () => `${sheet}${first}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-drawn="${language}">${rendered.html}</div>`)
  )
}

function writeTags(
  page: Description,
  about: Surroundings & { title: string; address: string; canonical: string },
): string[] {
  const { language, publicUrl, address, canonical, title, site } = about
  const other = language === 'ar' ? 'en' : 'ar'
  const alternates = [
    ['en', buildUrl(publicUrl, address, 'en')],
    ['ar', buildUrl(publicUrl, address, 'ar')],
    ['x-default', buildUrl(publicUrl, address)],
  ] as const
  const preview = {
    ...{ 'og:type': 'website', 'og:site_name': site, 'og:title': title, 'og:url': canonical },
    ...{ 'og:description': page.description, 'og:image': `${publicUrl}${page.picture ?? sitePicture}` },
    ...(page.picture && { 'og:image:width': String(pictureSize.width), 'og:image:height': String(pictureSize.height) }),
    ...(page.picture && { 'og:image:alt': title }),
    ...{ 'og:locale': locales[language], 'og:locale:alternate': locales[other] },
  }
  return [
    ...(page.description ? [`<meta name="description" content="${escapeHtml(page.description)}">`] : []),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...alternates.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(href)}">`),
    writeLink('search', 'application/opensearchdescription+xml', buildUrl('', searchDescription, language), site),
    ...(page.feed ? [writeLink('alternate', 'application/atom+xml', buildUrl('', page.feed, language), title)] : []),
    ...Object.entries(preview)
      .filter(([, content]) => content)
      .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content!)}">`),
    `<meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}">`,
    ...buildStructuredData(page, { site, publicUrl, canonical, title }).map((one) =>
      writeDataBlock('application/ld+json', one),
    ),
  ]
}

const writeLink = (rel: string, type: string, href: string, title: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`

/** The preview picture of a page that has none of its own. */
const sitePicture = '/icons/icon-512.png'

/**
 * Writes a data block, which no browser runs: nothing in it can close the element, and the script policy does not apply
 * to it.
 */
function writeDataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`
}
