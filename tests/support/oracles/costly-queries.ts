import { seededNumbers } from '../seeded.ts'

/**
 * What is expensive for a search: letters that many names begin with, articles, characters that expand into whole
 * sentences.
 */
const scripts = [
  ['a', 'al', 'm', 'b', 'ab', 'el', 'company', 'co', 'x', 'tr'],
  ['ا', 'ال', 'م', 'ب', 'لل', 'بال', 'وال', 'شركة', 'مجموعة', 'ة'],
  ['ﷺ', 'ﷲ', 'ﷻ', '㍿', '㌔', 'ﬃ', '½', '℡'],
  ['字', 'か', 'д', 'α', 'é', '1', '٢', '\u{1D5D4}'],
  ['lgstks', 'nwrs', 'xxkhgh', 'bcdfghjklmnpqrst', 'شسصضطظ', '\u0301\u0301\u0301', 'ـــ'],
]
const between = [' ', '', '-', '  ', '\u00A0', '.']

/**
 * Returns that many texts made to cost a search as much as possible, the same in every run: in one script or all, long
 * and repetitive.
 */
export function costlyQueries(count: number): string[] {
  const random = seededNumbers(20)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const every = scripts.flat()
  const fixed = ['ا ', 'a ', 'م ', 'ال ', 'al ', 'ﷺ', 'company ', 'شركة '].map((part) => part.repeat(100))
  const made = Array.from({ length: count - fixed.length }, () => {
    const parts = random() < 0.3 ? every : pick(scripts)
    const length = pick([2, 6, 8, 25, 50, 100, 400])
    const separator = pick(between)
    // Words that are all different cannot be dropped as duplicates.
    const tail = random() < 0.3 ? () => pick([...'abcdefghijklmnopqrstابتثجحخدذرزسشصضطظعغفقكلمنهوي']) : () => ''
    return Array.from({ length }, () => pick(parts) + tail()).join(separator)
  })
  return [...fixed, ...made]
}
