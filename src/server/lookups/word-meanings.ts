import { normalise } from '../../contract/search/normalise.ts'
import groups from './lists/word-meanings.json' with { type: 'json' }

/** What a meaning is called in each language. */
export type WordName = { en: string; ar: string }

/** The meanings of the words people choose for a company, each by its name in both languages. */
export const wordMeanings: readonly WordName[] = groups.map(([en = '', ar = '']) => ({ en, ar }))

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
/** With its article a word says the same. */
const addArticle = (text: string) => (isArabic(text) ? [text, `ال${text}`] : [text])

/**
 * Which meaning a word has, by the word as it is compared (`normalise`): نمو and Growth are one. A word that is not here
 * means itself. The first two of a group are its names; what follows is written for the same.
 */
export const meaningOfWord: ReadonlyMap<string, number> = new Map(
  groups.flatMap((group, meaning) => group.flatMap(addArticle).map((text) => [normalise(text), meaning] as const)),
)

const formsOf = new Map<number, string[]>()
for (const [word, meaning] of meaningOfWord) formsOf.set(meaning, [...(formsOf.get(meaning) ?? []), word])

/** All words that mean what this one does, itself among them, each as it is compared. */
export function listFormsOfWord(word: string): readonly string[] {
  const meaning = meaningOfWord.get(word)
  return meaning === undefined ? [word] : formsOf.get(meaning)!
}
