import { normalise } from '../../contract/search/normalise.ts'
import groups from './lists/word-meanings.json' with { type: 'json' }

/** The name of a meaning in each language. */
export type WordName = { en: string; ar: string }

/** The meanings of the words people choose for a company, each by its name in both languages. */
export const wordMeanings: readonly WordName[] = groups.map(([en = '', ar = '']) => ({ en, ar }))

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
/** Adds the form with the Arabic article, which means the same. */
const addArticle = (text: string) => (isArabic(text) ? [text, `ال${text}`] : [text])

/**
 * The meaning of a word, by the word in compared form (`normalise`): نمو and Growth are one. A word that is not here
 * means itself. The first two of a group are its names; the others are synonyms.
 */
export const meaningOfWord: ReadonlyMap<string, number> = new Map(
  groups.flatMap((group, meaning) => group.flatMap(addArticle).map((text) => [normalise(text), meaning] as const)),
)

const formsOf = new Map<number, string[]>()
for (const [word, meaning] of meaningOfWord) formsOf.set(meaning, [...(formsOf.get(meaning) ?? []), word])

/** Lists all words with the meaning of this one, itself among them, each in compared form. */
export function listFormsOfWord(word: string): readonly string[] {
  const meaning = meaningOfWord.get(word)
  return meaning === undefined ? [word] : formsOf.get(meaning)!
}
