/**
 * The sound of each letter: letters people write for one another share one, in either script. A letter not listed is a
 * vowel, and silent.
 */
const arabic: Record<string, string> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ث: 'd', ط: 't', ج: 'g', غ: 'g', گ: 'g', چ: 'c', ح: 'h', ه: 'h', خ: 'x', د: 'd', ذ: 'd' },
  ...{ ض: 'd', ظ: 'd', ر: 'r', ز: 'z', س: 's', ص: 's', ش: 'c', ف: 'f', ڤ: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
}
const latin: Record<string, string> = {
  ...{ b: 'b', p: 'b', t: 't', d: 'd', g: 'g', j: 'g', h: 'h', k: 'k', q: 'k', c: 'k', l: 'l', m: 'm', n: 'n', r: 'r' },
  ...{ s: 's', z: 'z', f: 'f', v: 'f' },
}
const pairs: [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/[ts]ion/g, 'Cn'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[sc]h/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'g'],
  [/[dt]h/g, 'd'],
  [/ph/g, 'f'],
  [/ck|qu/g, 'k'],
  // The feminine ending is written both with and without its letter.
  [/(?<=.)h$/, ''],
]

/**
 * Returns how a word sounds, in its consonants: vowels are dropped, since they are written in many ways or not at all,
 * and letters that are written for one another become one. Arabic and Latin spellings of a word sound alike. Digits
 * stay. May be empty.
 */
export function toSound(word: string): string {
  const spelled = pairs.reduce((text, [from, to]) => text.replace(from, to), word.replace(/(?<=.)ه$/, ''))
  const sounds = [...spelled].map((letter, at) => {
    const sound = arabic[letter] ?? latin[letter] ?? (/[CX\d]/.test(letter) ? letter.toLowerCase() : undefined)
    if (sound !== undefined) return sound
    // A word that begins with a vowel keeps one at its beginning.
    return at > 0 ? '' : /[wو]/.test(letter) ? 'w' : /[yي]/.test(letter) ? 'y' : 'a'
  })
  return sounds.join('').replace(/(\D)\1+/g, '$1')
}
