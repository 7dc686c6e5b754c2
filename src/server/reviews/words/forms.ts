import { listBareWords, stemOf } from '../stems.ts'
import groups from './forms.json' with { type: 'json' }

/** What a word is looked up by: whole words as they are indexed, and prefixes of indexed words. */
export type LookedWord = { whole: readonly string[]; beginnings: readonly string[] }

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/**
 * Words that stand for one another and share no stem: broken plurals of Arabic, loanwords in
 * both scripts, and a few English words. Expressions of
 * two words stay out: a form is a single word. Arabic ones are kept as they are and matched as prefixes, so that
 * suffixes match too (مشاريعنا): the stem of a broken plural is often that of another word, as عملاء has that of عمل.
 */
const forms = new Map<string, LookedWord>()
for (const group of groups.map((words) => words.map((word) => listBareWords(word)[0]!))) {
  const looked = {
    whole: [...new Set(group.filter((word) => !isArabic(word)).map(stemOf))],
    beginnings: group.filter(isArabic),
  }
  for (const word of group) forms.set(isArabic(word) ? word : stemOf(word), looked)
}

/** A word that ends as the feminine or its plural do, in compared form: ترقيه, ترقيات. */
const feminine = /^(\p{Script=Arabic}{3,})(?:ات|ه)$/u
/**
 * Returns how a feminine word begins alone, in the plural and before a suffix: ترقيه, ترقيات, ترقيت(ي). Of short ones
 * the last is often a verb (كلمت), so it is left out.
 */
function listNumbers(base: string): string[] {
  return [`${base}ه`, `${base}ات`, ...(base.length > 3 ? [`${base}ت`] : [])]
}

/**
 * Returns what a word, as typed or compared, is looked up by: all words that share its stem, stand for it, or begin
 * with it.
 */
export function lookUpWord(word: string): LookedWord {
  const [bare = ''] = listBareWords(word)
  const stem = stemOf(bare)
  const base = feminine.exec(bare)?.[1]
  const group = forms.get(bare) ?? forms.get(stem) ?? (base === undefined ? undefined : forms.get(base))
  const beginnings = new Set([bare, ...(base === undefined ? [] : listNumbers(base)), ...(group?.beginnings ?? [])])
  return { whole: group ? group.whole : [stem], beginnings: [...beginnings] }
}
