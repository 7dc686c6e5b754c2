/** One stretch of a name: `hit` where it repeats what was typed. */
export interface Stretch {
  text: string
  hit: boolean
}

/** Spellings Arabic readers take for the same letter, folded one character to one character. */
const folded: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ؤ: 'و', ئ: 'ي' }
const mark = /[\u064B-\u065F\u0670\u0640]/

function fold(character: string): string {
  const lower = character.toLocaleLowerCase('en')
  return folded[lower] ?? lower
}

/** Folds a text and remembers where each folded character came from; vowel marks and tatweel fall away. */
function foldText(text: string): { plain: string; from: number[] } {
  let plain = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    if (mark.test(character)) continue
    plain += fold(character)[0] ?? character
    from.push(at)
  }
  return { plain, from }
}

/**
 * Splits a name into stretches, marking the first place where the typed text occurs, forgiving Arabic spellings and
 * letter case. A name without it comes back whole.
 */
export function markMatch(name: string, typed: string): Stretch[] {
  const wanted = foldText(typed.trim()).plain
  const { plain, from } = foldText(name)
  const at = wanted ? plain.indexOf(wanted) : -1
  if (at < 0) return [{ text: name, hit: false }]
  const start = from[at]!
  const end = from[at + wanted.length] ?? name.length
  return [
    { text: name.slice(0, start), hit: false },
    { text: name.slice(start, end), hit: true },
    { text: name.slice(end), hit: false },
  ].filter(({ text }) => text !== '')
}
