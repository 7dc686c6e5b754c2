import ar from '../../../locales/ar/badge.json'
import commonAr from '../../../locales/ar/common.json'
import en from '../../../locales/en/badge.json'
import commonEn from '../../../locales/en/common.json'
import { badgeSize } from '../../contract/open-data.ts'
import { formatMonth } from '../platform/http/days.ts'
import { escapeHtml } from '../platform/http/escaped.ts'
import { fill, type Language } from '../platform/http/words.ts'

const words = { en, ar }
const siteNames = { en: commonEn.site, ar: commonAr.site }

/** The statement of a badge: the stars of a company in a month, or that there are too few of them (`rating` null). */
export type BadgeStatement = {
  site: string
  company: number
  name: string
  month: string
  rating: { stars: readonly number[]; count: number; average: number; lower: number; upper: number } | null
}

/** The number of characters of the signature shown on a badge, for comparing two badges. */
const shownOfSignature = 12
/**
 * The characters of a name that fit beside the mark, in any font; names longer than the second number are set smaller.
 */
const [longestName, smallerFrom] = [30, 25]
const { width, height } = badgeSize

/**
 * Draws a badge. Drawn with an empty `signature` it is the signed text: the signature stands in one attribute and its
 * beginning in one line, so removing both gives the signed bytes again.
 */
export function drawBadge(language: Language, statement: BadgeStatement, signature: string): string {
  const { site, company, month, rating } = statement
  const said = words[language]
  const formatStars = (value: number) => value.toFixed(1)
  const name = shortenName(statement.name.replace(unprintable, ' '))
  const lines = rating
    ? [
        fill(said.average, { average: formatStars(rating.average) }),
        `${fill(said.reviews, { count: rating.count.toLocaleString('en') })} · ${fill(said.interval, { lower: formatStars(rating.lower), upper: formatStars(rating.upper) })}`,
      ]
    : ['–', said.few]
  const title = fill(said.title, { company: name, site: siteNames[language], told: lines.join(' · ') })
  const data: Record<string, string | number> = {
    ...{ site, company, month },
    ...(rating && { stars: rating.stars.join(' '), average: rating.average, lower: rating.lower, upper: rating.upper }),
    signature,
  }
  const attributes = Object.entries(data).map(([key, value]) => `data-${key}="${escapeHtml(String(value))}"`)
  const edge = language === 'ar' ? width - 16 : 16
  const drawText = (y: number, look: string, content: string) =>
    `<text x="${edge}" y="${y}" style="${look}">${escapeHtml(content)}</text>`
  const [before = '', after = ''] = said.signed.split('{{code}}')
  const code = signature.slice(0, shownOfSignature)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` lang="${language}" direction="${language === 'ar' ? 'rtl' : 'ltr'}" role="img" ${attributes.join(' ')}>`,
    `<title>${escapeHtml(title)}</title>`,
    `<style>text{font-family:Cairo,"Segoe UI",Tahoma,Arial,sans-serif;fill:#10212B}</style>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="#FFFFFF" stroke="#D3D4CB"/>`,
    mark(language === 'ar' ? 16 : width - 40),
    drawText(27, `font-size:${name.length < smallerFrom ? 15 : 13}px;font-weight:700`, name),
    drawText(58, 'font-size:22px;font-weight:700;fill:#0B6B6B', lines[0]!),
    drawText(81, 'font-size:13px', lines[1]!),
    `<text x="${edge}" y="104" style="font-size:11px;fill:#5F6F78">`,
    `${escapeHtml(`${siteNames[language]} · ${formatMonth(language, month)} · ${before}`)}<tspan class="code">${code}</tspan>${escapeHtml(after)}</text>`,
    '</svg>\n',
  ].join('')
}

/** Draws the mark of the site, with its edge at `x`. */
const mark = (x: number) =>
  `<g transform="translate(${x} 10) scale(.857)"><circle cx="9" cy="18" r="7.5" fill="#0B6B6B" fill-opacity=".92"/>` +
  '<circle cx="19" cy="18" r="7.5" fill="#5FAEAC" fill-opacity=".8"/>' +
  '<circle cx="14" cy="9.5" r="7.5" fill="#258282" fill-opacity=".62"/></g>'

/** Characters that XML cannot contain, and those that would change the direction of a line. */
const unprintable = /[\s\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu

function shortenName(name: string): string {
  const letters = [...name.trim()]
  return letters.length <= longestName
    ? letters.join('')
    : `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
}
