import type { Mark } from '../search/match.ts'

/** Titles that stand before a name, in either language, with the particles Arabic attaches to them. */
const english = '(?:[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ee]ng|[Pp]rof|[Ee]ngineer|[Dd]octor|[Ss]heikh|[Aa]bu)'
const arabic = '[وفبك]?(?:ال|لل|ل)?(?:أستاذة?|استاذة?|سيدة?|مهندسة?|دكتورة?|شيخ|أبو|ابو)'
const named = '(?:[Nn]amed|[Cc]alled|اسمه|اسمها|يدعى|تدعى|المدعو)'

/** `Mr. Fahd`, `Eng Sami Ali`, «الأستاذ فهد»; an Arabic word with the article after a title is a role: «السيد المدير». */
const forms = [
  `\\b${english}\\.?[ \\t]+\\p{Lu}[\\p{Ll}'’-]+(?:[ \\t]+\\p{Lu}[\\p{Ll}'’-]+)?`,
  `(?<!\\p{L})${arabic}[ \\t]+(?!ال)\\p{Script=Arabic}{2,}`,
  `(?<!\\p{L})${named}[ \\t]+(?:\\p{Lu}[\\p{L}'’-]+|(?!ال)\\p{Script=Arabic}{2,})`,
  // Contact data: a mailbox, an account, a telephone number. A match does not begin again at each of its letters.
  '(?<![\\w.+-])[\\w.+-]+@[\\w-]+\\.[\\w.-]*\\w',
  '(?<![\\w@])@\\w{3,}',
  '(?<!\\d)(?:\\+?966|0)[ -]?5\\d(?:[ -]?\\d){7}(?!\\d)',
].map((form) => new RegExp(form, 'gu'))

/**
 * Returns the places where a text seems to name a person or to say how to reach one, in order; a hint for the reader,
 * in either language, with false negatives and false positives. Pure.
 */
export function findPeopleNamed(text: string): Mark[] {
  const marks = forms.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: found }) => [index, index + found.length] as const),
  )
  return marks.sort(([one], [other]) => one - other)
}
