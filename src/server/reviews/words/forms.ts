import groups from './forms.json' with { type: 'json' }
import { listBareWords, stemOf } from './stems.ts'

/** What a word is found by: words as they are indexed, whole, and beginnings of such words. */
export type LookedWord = { whole: readonly string[]; beginnings: readonly string[] }

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word)

/**
 * Words that are written for one another and share no stem: broken plurals of Arabic, and a few English words. Two words
 * that are one expression stay out: a form is a single word. Arabic ones are kept as they are and found with what is
 * written behind them (مشاريعنا): the stem of a broken plural is often that of another word, as عملاء has that of عمل.
 */
const forms = new Map<string, LookedWord>()
for (const group of groups.map((words) => words.map((word) => listBareWords(word)[0]!))) {
  const looked = {
    whole: [...new Set(group.filter((word) => !isArabic(word)).map(stemOf))],
    beginnings: group.filter(isArabic),
  }
  for (const word of group) forms.set(isArabic(word) ? word : stemOf(word), looked)
}

/** What a word finds, by the word as it is typed or compared: all that has its stem or is written for it, or begins with it. */
export function lookUpWord(word: string): LookedWord {
  const [bare = ''] = listBareWords(word)
  const stem = stemOf(bare)
  const group = forms.get(bare) ?? forms.get(stem)
  return { whole: group ? group.whole : [stem], beginnings: [...new Set([bare, ...(group?.beginnings ?? [])])] }
}
