import affixes from './affixes.json' with { type: 'json' }

/**
 * What Arabic writes before a word, each with how much of the word must be left behind it; and behind one: whose it is, how
 * many, and who does it. All as they are compared.
 */
const before = Object.entries(affixes.before)
const { behind } = affixes
/** So much is left of a word at least. */
const shortest = 3
/** With "will" before it a word is a verb. */
const future = /^[سحب](?=[يتنا]\p{L}{3})/u

/**
 * A compared word as slips of writing leave it: what is stretched (مرررة) once, ض for ظ, which are heard alike, and of a
 * longer Latin word each doubled letter once, since people double the wrong ones ("vaccation").
 */
export function normaliseSpelling(word: string): string {
  const plain = word.replace(/(.)\1{2,}/gu, '$1').replaceAll('ظ', 'ض')
  return /^[a-z]{6,}$/.test(plain) ? plain.replace(/(.)\1/g, '$1') : plain
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/** A compared word with and without "and" or "so" before it. */
export const stripAnd = (word: string): string[] =>
  /^[وف]\p{L}{3}/u.test(word) && isArabic(word) ? [word, word.slice(1)] : [word]

/** A compared word as it stands, and without each particle, article and sign of the future that may be written before it. */
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
 * Every form of the dictionary that a compared word (`normalise`) may be of: والرواتب is رواتب, وإجازاتهم is إجازة, and
 * "salaries" is as it stands, since English patterns say their beginnings themselves; a plural with s is its singular.
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
