import { isDay } from '../../form/days.ts'
import { fromHijri, isHijriDay } from '../compute/calendar.ts'
import type { Value } from './value.ts'
import { gregorianMonths, hijriMonths } from './vocabulary.ts'

type Found = { value: Value; end: number }

const names = [...gregorianMonths, ...hijriMonths]
const anyMonth = names.map((one, place) => `(?<m${place}>${one})`).join('|')
const era = '(?: ?(?:ah|a\\.h\\.|ad|هـ?|م)(?!\\p{L}))?'
const patterns = {
  iso: /(?<![\d/.-])(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?![\d/-])/y,
  numbers: /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?![\d/-])/y,
  named: new RegExp(
    `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?(?:${anyMonth})[ ,.-]{0,2}(\\d{4})(?!\\d)${era}`,
    'yu',
  ),
  monthFirst: new RegExp(`(?<!\\p{L})(?:${anyMonth})[ .]{0,2}(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)${era}`, 'yu'),
}

/** Builds a day of either calendar; a year below 1700 is Hijri. */
function buildDay(year: number, month: number, day: number): string | undefined {
  if (year < 1700) return isHijriDay({ year, month, day }) ? fromHijri({ year, month, day }) : undefined
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

/** Reads the date that begins at a place of a text; one that does not exist, or reads in two ways, is not sure. */
export function readDayIn(plain: string, at: number): Found | undefined {
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(plain)
  }
  const build = (found: RegExpExecArray, year: number, month: number, day: number): Found => {
    const read = buildDay(year, month, day)
    return {
      value: read ? { kind: 'date', day: read, isSure: true } : { kind: 'unclear' },
      end: at + found[0].length,
    }
  }
  const iso = match(patterns.iso)
  if (iso) return build(iso, Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = match(patterns.numbers)
  if (numbers) {
    const [day, month] = [Number(numbers[1]), Number(numbers[3])]
    const found = build(numbers, Number(numbers[4]), month, day)
    // `03/04/2026` is the third of April here; who writes the month first means another day.
    const isTwofold = day <= 12 && month <= 12 && day !== month && Number(numbers[4]) > 1700
    return isTwofold && found.value.kind === 'date' ? { ...found, value: { ...found.value, isSure: false } } : found
  }
  for (const pattern of [patterns.named, patterns.monthFirst]) {
    const found = match(pattern)
    if (!found) continue
    const place = names.findIndex((_, number) => found.groups?.[`m${number}`] !== undefined)
    const day = pattern === patterns.named ? found[1] : found.at(-2)
    const year = Number(found.at(-1))
    const isHijri = place >= gregorianMonths.length
    if (isHijri !== year < 1700) return { value: { kind: 'unclear' }, end: at + found[0].length }
    return build(found, year, (place % 12) + 1, Number(day))
  }
  return undefined
}
