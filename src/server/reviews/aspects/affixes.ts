import affixes from './affixes.json' with { type: 'json' }

/**
 * The prefixes of Arabic, each with how much of the word must be left after it, and the suffixes: possessive, number,
 * and subject. All in compared form.
 */
const before = Object.entries(affixes.before)
const { behind } = affixes
/** The fewest letters left of a word. */
const shortest = 3
/** With the prefix for "will" a word is a verb. */
const future = /^[سحب](?=[يتنا]\p{L}{3})/u

/**
 * Corrects common misspellings in a compared word: a stretched letter (مرررة) counts once, ض becomes ظ, since they
 * sound alike, and in a longer Latin word each doubled letter becomes one, since people double the wrong ones
 * ("vaccation").
 */
export function normaliseSpelling(word: string): string {
  const plain = word.replace(/(.)\1{2,}/gu, '$1').replaceAll('ظ', 'ض')
  return /^[a-z]{6,}$/.test(plain) ? plain.replace(/(.)\1/g, '$1') : plain
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/** Returns a compared word with and without the prefix for "and" or "so". */
export const stripAnd = (word: string): string[] =>
  /^[وف]\p{L}{3}/u.test(word) && isArabic(word) ? [word, word.slice(1)] : [word]

/**
 * Returns a compared word as it stands, and without each particle, article and future prefix that may be written before
 * it.
 */
export function listStarts(word: string): string[] {
  if (!isArabic(word)) return [word]
  const starts = stripAnd(word)
  for (const start of [...starts])
    for (const [particle, left] of before)
      if (start.startsWith(particle) && start.length - particle.length >= left)
        starts.push(start.slice(particle.length))
  return [...new Set([...starts, ...starts.filter((start) => future.test(start)).map((start) => start.slice(1))])]
}

/**
 * Returns every dictionary form that a compared word (`normalise`) may be of: والرواتب is رواتب, وإجازاتهم is إجازة,
 * and "salaries" is as it stands, since English patterns name their prefixes themselves; a plural with s is its
 * singular.
 */
export function listForms(word: string): string[] {
  if (!isArabic(word)) return /[^s]s$/.test(word) && word.length > 3 ? [word, word.slice(0, -1)] : [word]
  const forms = new Set(listStarts(word))
  for (const start of [...forms])
    for (const ending of behind) {
      const stem = start.slice(0, -ending.length)
      if (!start.endsWith(ending) || stem.length < shortest) continue
      forms.add(stem)
      // Before an ending the last letter of إجازة is written as ت, and a plural of it ends in ات.
      if (/^(?:ات|ت.)/.test(ending)) forms.add(`${stem}ه`)
    }
  // An accusative, as متأخرا.
  for (const start of listStarts(word)) if (start.endsWith('ا') && start.length > 4) forms.add(start.slice(0, -1))
  return [...forms]
}
