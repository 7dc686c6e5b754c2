/**
 * The sound of each letter: letters people write for one another share one, in either script. A letter not listed is a
 * vowel, and silent. D and Q are heard as d and k, and written in more ways (`alsoWritten`). P and V
 * are told from b and f among Latin words alone.
 */
const arabic: Record<string, string> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ث: 'D', ط: 't', ج: 'g', غ: 'g', گ: 'g', چ: 'c', ح: 'h', ه: 'h', خ: 'x', د: 'd', ذ: 'D' },
  ...{ ض: 'd', ظ: 'D', ر: 'r', ز: 'z', س: 's', ص: 's', ش: 'c', ف: 'f', ڤ: 'f', ق: 'Q', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
}
const latin: Record<string, string> = {
  ...{ b: 'b', p: 'P', t: 't', d: 'd', g: 'g', j: 'g', h: 'h', k: 'k', q: 'Q', c: 'k', l: 'l', m: 'm', n: 'n', r: 'r' },
  ...{ s: 's', z: 'z', f: 'f', v: 'V' },
}
const pairs: [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/[ts]ion/g, 'Cn'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[sc]h/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'g'],
  [/[dt]h/g, 'D'],
  [/ph/g, 'f'],
  [/ck|qu/g, 'k'],
  // The feminine ending is written both with and without its letter.
  [/(?<=.)h$/, ''],
]

/** The vowels of either script by how they are heard; one letter may stand for several. ع is heard as one. */
const vowels: Record<string, string> = {
  ...{ ا: 'a', ع: 'a', و: 'u', ي: 'i', a: 'a', e: 'ai', i: 'i', y: 'i', o: 'u', u: 'u', w: 'u' },
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/** How a word is heard: its consonants, how many there are with those heard twice, and the vowels after each. */
export type Heard = { arabic: boolean; sound: string; count: number; vowels: string[][] }

/** Returns how a word is heard. */
export function toHeard(word: string): Heard {
  const written = word.replace(/(?<=.)ه$/, '')
  const spelled = pairs.reduce((text, [from, to]) => text.replace(from, to), written)
  const heard: Heard = { arabic: isArabic(word), sound: '', count: 0, vowels: [] }
  for (const [at, letter] of [...spelled].entries()) {
    const sound = getSound(letter, at)
    if (sound) heard.count++
    if (sound && (toPlain(sound) !== toPlain(heard.sound.at(-1) ?? '') || /\d/.test(sound))) {
      heard.sound += sound
      heard.vowels.push([])
    }
    const vowel = at > 0 ? vowels[letter] : undefined
    if (vowel) heard.vowels.at(-1)!.push(vowel)
  }
  // In Arabic, a letter that is written twice is heard twice.
  if (heard.arabic) heard.count = [...written].filter((letter, at) => getSound(letter, at)).length
  return heard
}

/** Returns the sound of a letter; none of a vowel, but at the beginning of a word, which keeps one there. */
function getSound(letter: string, at: number): string {
  const consonant = arabic[letter] ?? latin[letter] ?? (/[CX\d]/.test(letter) ? letter.toLowerCase() : undefined)
  if (consonant !== undefined || letter === 'D') return consonant ?? letter
  return at > 0 ? '' : /[wو]/.test(letter) ? 'w' : /[yي]/.test(letter) ? 'y' : 'a'
}

/**
 * Returns how a word sounds, in its consonants: vowels are dropped, since they are written in many ways or not at all,
 * and letters that are written for one another become one. Arabic and Latin spellings of a word sound alike. Digits
 * stay. May be empty.
 */
export const toSound = (word: string): string => toPlain(toHeard(word).sound)

const toPlain = (sound: string) => sound.replaceAll('Q', 'k').replaceAll('P', 'b').replaceAll('V', 'f').toLowerCase()

/** Sounds that are written for one another by people who toHeard or spell them otherwise: th as s, t or d, q as g. */
const alike: Record<string, string> = { s: 'd', z: 'd', t: 'd', d: 'stz', g: 'k', k: 'g' }

/** How many sounds of a word may be other than they are written, and how many readings of it are looked for. */
const maxOther = 2
const maxReadings = 10

/**
 * Lists the sounds a typed word may have: as it is spelled first, and then with one or two of its sounds written for
 * others. Latin spellings of ث، ذ، ظ، ق and و are several.
 */
export function listSoundsMeant(word: string): string[] {
  const readings = new Set([toSound(word), toSound(word.replaceAll('v', 'w'))])
  let from = [...readings]
  for (let changed = 0; changed < maxOther; changed++) {
    from = from.flatMap((sound) =>
      [...sound].flatMap((one, at) =>
        [...(alike[one] ?? '')].map((other) => sound.slice(0, at) + other + sound.slice(at + 1)),
      ),
    )
    for (const reading of from) if (readings.size < maxReadings) readings.add(reading)
  }
  return [...readings].filter(Boolean)
}

/** How the sounds ث، ذ، ظ and ق, and an s between vowels, are written as well. */
const alsoWritten: Record<string, string> = { D: 'stz', Q: 'g', s: 'z' }
const isWrittenFor = (one: string, other: string) =>
  toPlain(one) === toPlain(other) || Boolean(alsoWritten[one]?.includes(other) || alsoWritten[other]?.includes(one))

/** The fewest consonants that say which word is meant. */
const enough = 3

/** Whether what is heard between two consonants is the same: the first vowel, and in Arabic, where each is long, all. */
function isSameVowel(one: readonly string[], other: readonly string[], inArabic: boolean): boolean {
  if (inArabic) return one.join() === other.join()
  const isHeard = (vowel: string, among: readonly string[]) =>
    [...vowel].some((heard) => among.join('').includes(heard))
  return isHeard(one[0]!, other) || isHeard(other[0]!, one)
}

/**
 * Whether two words sound alike: the same consonants, however they are written, and the same vowels, where both words
 * have one. Between the scripts and in Latin a short vowel may be left out. Two consonants say little: they count for
 * names that other words bear out (`few`).
 */
export function isHeardAlike(here: Heard, there: Heard, few = false): boolean {
  if (here.sound.length !== there.sound.length || here.count !== there.count) return false
  if (![...here.sound].every((sound, at) => isWrittenFor(sound, there.sound[at]!))) return false
  const inArabic = here.arabic && there.arabic
  const inOneScript = here.arabic === there.arabic
  const written = here.vowels.map((vowel, at) => [vowel, there.vowels[at]!] as const)
  const both = written.filter(([a, b]) => a.length > 0 && b.length > 0)
  const apart = both.filter(([a, b]) => !isSameVowel(a, b, inArabic)).length
  const alone = written.filter(([a, b]) => (a.length === 0) !== (b.length === 0)).length
  const isPlain = toPlain(here.sound) === toPlain(there.sound)
  // Words of English have p, v and th of their own, and their vowels; names from Arabic are written without.
  const inEnglish = !few && !here.arabic && !there.arabic
  if (inEnglish && here.sound.replaceAll('Q', 'k') !== there.sound.replaceAll('Q', 'k')) return false
  const unheard = inArabic || inEnglish ? alone : 0
  if (here.count > enough) return apart + unheard + (inArabic && !isPlain ? 1 : 0) <= 1
  // Three consonants need a vowel in common, where a sound is written otherwise or the script is another.
  if (here.count === enough)
    return apart + unheard === 0 && ((inOneScript && isPlain) || both.length > 0 || alone === 0)
  return few && here.count === enough - 1 && isPlain && inOneScript && apart + alone === 0 && both.length > 0
}
