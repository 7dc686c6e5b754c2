import { escapeHtml } from '../../platform/http/escaped.ts'
import type { Language } from '../../platform/http/words.ts'

/** The contents of a preview picture used when a page is shared: the page's own numbers, or that there are too few. */
export type Picture = {
  language: Language
  /** The site's name. */
  site: string
  title: string
  /** Unrounded stars, 0 to 5, drawn beside the first line. */
  stars?: number
  /** The lines, each a statement and what it is based on. */
  lines: readonly { told: string; basis?: string }[]
  foot: string
}

/** The size that link previews ask for, in px. */
export const pictureSize = { width: 1200, height: 630 } as const
const { width, height } = pictureSize
const margin = 72
/**
 * The largest and smallest size of a line, in px: a line is set as large as fits, a title from the largest down; what
 * does not fit in the smallest is cut.
 */
const [titleSize, leastSize] = [72, 38]

/** Draws a picture as SVG in Cairo, 1200 by 630 px; right-to-left in Arabic. */
export function drawPicture({ language, site, title, stars, lines, foot }: Picture): string {
  const isArabic = language === 'ar'
  const edge = isArabic ? width - margin : margin
  const anchor = isArabic ? 'end' : 'start'
  // Resvg takes the direction of a line from its first letter; an isolated text has its own.
  const [open, close] = isArabic ? ['\u2067', '\u2069'] : ['\u2066', '\u2069']
  const drawText = (y: number, look: string, content: string, x = edge) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${open}${escapeHtml(content)}${close}</text>`
  const { shown: name, size } = fitText(title, titleSize)
  const first = 330
  const step = lines.some(({ basis }) => basis) ? 124 : 84
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="Cairo" fill="${paint.ink}">`,
    `<rect width="${width}" height="${height}" fill="${paint.page}"/><rect width="${width}" height="12" fill="${paint.brand}"/>`,
    mark(isArabic ? width - margin - 56 : margin),
    drawText(104, 'font-size="36" font-weight="700"', site, isArabic ? edge - 72 : edge + 72),
    drawText(224, `font-size="${size}" font-weight="700"`, name),
    stars === undefined ? '' : drawStars(stars, isArabic, first - 44),
    ...lines.map(({ told, basis }, place) => {
      const y = first + place * step
      const { shown, size } = fitText(told, place === 0 ? 52 : 44)
      return (
        drawText(y, `font-size="${size}" font-weight="700" fill="${paint.brand}"`, shown) +
        (basis ? drawText(y + 46, `font-size="28" fill="${paint.faint}"`, basis) : '')
      )
    }),
    drawText(height - 48, `font-size="28" fill="${paint.faint}"`, foot),
    '</svg>\n',
  ].join('')
}

const paint = { ink: '#10212B', faint: '#5F6F78', page: '#FAFAF7', brand: '#0B6B6B', star: '#F0B429', off: '#D3D4CB' }

/** Draws the mark of the site, with its edge at `x`. */
const mark = (x: number) =>
  `<g transform="translate(${x} 56) scale(2)"><circle cx="9" cy="18" r="7.5" fill="#0B6B6B" fill-opacity=".92"/>` +
  '<circle cx="19" cy="18" r="7.5" fill="#5FAEAC" fill-opacity=".8"/>' +
  '<circle cx="14" cy="9.5" r="7.5" fill="#258282" fill-opacity=".62"/></g>'

const [starSize, starGap] = [56, 10]
const starsWidth = 5 * starSize + 4 * starGap
/** The ten corners, outer and inner in turn, of a star in a square of side 1. */
const starPoints = Array.from({ length: 10 }, (_, corner) => {
  const [angle, reach] = [(Math.PI * corner) / 5 - Math.PI / 2, corner % 2 === 0 ? 0.5 : 0.21]
  return `${(0.5 + reach * Math.cos(angle)).toFixed(3)},${(0.5 + reach * Math.sin(angle)).toFixed(3)}`
}).join(' ')

/** Draws five stars at the end of a line, filled in the direction of reading up to `stars`. */
function drawStars(stars: number, isArabic: boolean, y: number): string {
  const step = starSize + starGap
  const drawRow = (fill: string) =>
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<polygon points="${starPoints}" transform="translate(${at * step} 0) scale(${starSize})" fill="${fill}"/>`,
      )
      .join('')
  const full = Math.floor(stars)
  const filled = Math.min(starsWidth, full * step + (stars - full) * starSize)
  const place = isArabic ? `${margin + starsWidth} ${y}) scale(-1 1)` : `${width - margin - starsWidth} ${y})`
  return (
    `<clipPath id="stars"><rect width="${filled.toFixed(1)}" height="${starSize}"/></clipPath>` +
    `<g transform="translate(${place}">${drawRow(paint.off)}<g clip-path="url(#stars)">${drawRow(paint.star)}</g></g>`
  )
}

/** Characters that XML cannot contain, and those that would change the direction of a line. */
const unprintable = /[\s\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu

/**
 * Estimates the greatest width of a letter in bold Cairo, as a part of its size: for each kind of letter a little more
 * than its widest.
 */
const measureLetter = (letter: string): number => {
  if (/[MW@%mw—…صضسش]/.test(letter)) return 1
  if (/[A-Z&ثبتفكىحخجعغظط]/.test(letter)) return 0.8
  return /[a-z\d\s.,'()-]/.test(letter) ? 0.64 : /[\u0600-\u06ff]/.test(letter) ? 0.74 : 1
}

/** Fits a text into one line: whole and as large as fits, or its beginning. */
function fitText(text: string, most: number): { shown: string; size: number } {
  const room = width - 2 * margin
  const letters = [...text.replace(unprintable, ' ').trim()]
  const measureSize = (shown: readonly string[]) => room / shown.reduce((sum, letter) => sum + measureLetter(letter), 0)
  if (measureSize(letters) >= leastSize)
    return { shown: letters.join(''), size: Math.floor(Math.min(most, measureSize(letters))) }
  while (measureSize([...letters, '…']) < leastSize) letters.pop()
  return { shown: `${letters.join('').trimEnd()}…`, size: leastSize }
}
