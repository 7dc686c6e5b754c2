import { latinDigits } from '../../contract/form/clean.ts'

/** Letters that have no accent to take off and are still typed as others. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ء: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
const article = /^ال/

/** The longest key kept; nobody types more to find a company. */
const keyLength = 80

/**
 * A name or what is typed to find it, as it is compared: hamza forms, ta marbuta and ha, alef maqsura and ya, vowel marks,
 * stretching, digits of either script, case and Latin accents make no difference; signs separate words.
 */
export function normalise(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640'’ʼ`´]/gu, '')
    .replace(/[ٱىیکةہءßæœøłđı]/g, (letter) => alike[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What a company with these names is found by: each name (weight 0) and its endings from each later word (weight 1). */
export function keysOf(names: readonly string[]): { key: string; weight: 0 | 1 }[] {
  const keys = new Map<string, 0 | 1>()
  for (const name of names) {
    const words = normalise(name).split(' ').filter(Boolean)
    for (let from = 0; from < Math.min(words.length, 12); from++)
      for (const key of withAndWithoutArticle(words.slice(from))) {
        const short = key.slice(0, keyLength)
        if (from === 0) keys.set(short, 0)
        else if (!keys.has(short)) keys.set(short, 1)
      }
  }
  return [...keys].map(([key, weight]) => ({ key, weight }))
}

/** The beginnings a search for this text looks for, the likelier first; none for a text without letters or digits. */
export function beginningsOf(typed: string): string[] {
  const words = normalise(typed).split(' ').filter(Boolean)
  // One letter after the article could be any word.
  const forms = withAndWithoutArticle(words).filter((form, index) => index === 0 || form.length > 1)
  return forms.map((form) => form.slice(0, keyLength)).filter(Boolean)
}

/** The definite article is optional: kept and left out at the first word, left out of the others. */
function withAndWithoutArticle([first = '', ...others]: string[]): string[] {
  const rest = others.map((word) => word.replace(article, ''))
  const join = (word: string) => [word, ...rest].join(' ').trim()
  return first.length > 2 && article.test(first) ? [join(first), join(first.replace(article, ''))] : [join(first)]
}
