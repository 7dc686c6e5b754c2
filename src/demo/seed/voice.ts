import { createRandom, type Random } from './random.ts'
import arabic from './texts/reviews.ar.json'
import english from './texts/reviews.en.json'
import { type Language, type Theme, themes, type Workplace } from './themes.ts'

type Sentences = Record<Theme, { pros: string[]; cons: string[]; good: string[]; bad: string[] }>
const texts: Record<Language, Sentences> = { en: english, ar: arabic }

/** What a company's people say in their own words, and what they say most. */
export type Voice = {
  /**
   * Returns pros, cons and one word for each side, in one language; `happiness` is 1 to 5. `about` is what is
   * criticised first.
   */
  speak(random: Random, language: Language, happiness: number): SpokenWords
}
export type SpokenWords = { pros: string; cons: string; good_word: string; bad_word: string; about: Theme }

/**
 * Creates the voice of one company. Sentences of a theme come round in a fixed random order of the company's own, so
 * that two neighbouring reviews rarely say the same; praise and criticism of one review never share a theme.
 */
export function createVoice(company: { id: number; strong: Theme[]; weak: Theme[]; workplace: Workplace }): Voice {
  const decks = new Map<string, { order: string[]; at: number }>()
  const writeSentence = (language: Language, theme: Theme, side: 'pros' | 'cons') => {
    const key = `${company.id} ${language} ${theme} ${side}`
    const deck = decks.get(key) ?? { order: createRandom(key).shuffled(texts[language][theme][side]), at: 0 }
    decks.set(key, deck)
    return deck.order[deck.at++ % deck.order.length]!
  }
  const spoken: Theme[] = [...themes, company.workplace]
  const draw = (random: Random, favourites: Theme[], but: Theme[], count: number) => {
    const chosen: Theme[] = []
    while (chosen.length < count) {
      const left = spoken.filter((theme) => !but.includes(theme) && !chosen.includes(theme))
      chosen.push(
        random.weighted(left, (theme) => (favourites.includes(theme) ? 4 : theme === company.workplace ? 2 : 1)),
      )
    }
    return chosen
  }
  // The first words of a theme are its most common ones.
  const pickWord = (random: Random, words: string[]) =>
    random.weighted(words, (one) => [5, 3, 2, 1][words.indexOf(one)] ?? 1)

  return {
    speak(random, language, happiness) {
      const praised = draw(random, company.strong, [], random.whole(happiness > 3.4 ? 2 : 1, happiness > 2.4 ? 3 : 2))
      const blamed = draw(random, company.weak, praised, random.whole(happiness < 2.6 ? 2 : 1, happiness < 3.6 ? 3 : 2))
      const writeSaid = (chosen: Theme[], side: 'pros' | 'cons') =>
        chosen.map((theme) => writeSentence(language, theme, side)).join(' ')
      return {
        pros: writeSaid(praised, 'pros'),
        cons: writeSaid(blamed, 'cons'),
        good_word: pickWord(random, texts[language][praised[0]!].good),
        bad_word: pickWord(random, texts[language][blamed[0]!].bad),
        about: blamed[0]!,
      }
    },
  }
}
