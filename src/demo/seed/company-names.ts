import type { Random } from './random.ts'
import names from './texts/names.json'
import type { BothLanguages } from './themes.ts'

/**
 * Yields endless invented company names that never repeat, such as 'Sanabel Alghaf' / 'سنابل الغاف': mostly two words,
 * now and then one. `taken` are the English names already in use.
 */
export function* inventCompanyNames(random: Random, taken: readonly string[]): Generator<BothLanguages, never> {
  const used = new Set(taken)
  // A word in the construct state (ending in ta marbuta) cannot stand alone in the English spelling used here.
  const alone = random.shuffled(names.first.filter(({ ar }) => !ar.endsWith('ة')))
  const pairs = random.shuffled(names.first.flatMap((first) => names.second.map((second) => join(first, second))))
  for (;;) {
    const name = random.chance(0.16) && alone.length > 0 ? alone.pop() : pairs.pop()
    if (!name) throw new Error('no more company names')
    if (!used.has(name.en)) {
      used.add(name.en)
      yield name
    }
  }
}

const join = (first: BothLanguages, second: BothLanguages): BothLanguages => ({
  en: `${first.en} ${second.en}`,
  ar: `${first.ar} ${second.ar}`,
})
