import { stemOf } from '../../../contract/search/letters.ts'
import { asTyped, fewWords, wordsOf } from '../../../contract/search/normalise.ts'
import type { Lookups } from '../../lookups/lookups.ts'

type Found = { industryId?: number; cityId?: number }

const stems = (words: readonly string[]) => words.map(stemOf).join(' ')
const made = new WeakMap<Lookups, Record<'industries' | 'cities', Map<string, number>>>()

/** Every name of the items of a list, without articles, gender and number, to find them by at once. */
function namesOf(lookups: Lookups, list: string): Map<string, number> {
  const names = new Map<string, number>()
  const items = lookups.items(list)
  // What an item is named goes before what another is called too.
  for (const { id, nameEn, nameAr } of items) for (const name of [nameEn, nameAr]) names.set(stems(wordsOf(name)), id)
  for (const { id, also } of items)
    for (const name of also) if (!names.has(stems(wordsOf(name)))) names.set(stems(wordsOf(name)), id)
  return names
}

function tablesOf(lookups: Lookups) {
  const known = made.get(lookups)
  if (known) return known
  const tables = { industries: namesOf(lookups, 'industries'), cities: namesOf(lookups, 'cities') }
  made.set(lookups, tables)
  return tables
}

/** What a text says of an industry, a city or both, in either order and language; undefined where it says anything else. */
export function kindsAndPlaces(lookups: Lookups, typed: string): Found | undefined {
  const { industries, cities } = tablesOf(lookups)
  const words = fewWords(wordsOf(asTyped(typed))).filter((word) => !/^(?:في|in|at)$/.test(word))
  for (let cut = words.length; cut >= 0; cut--) {
    const [before, after] = [stems(words.slice(0, cut)), stems(words.slice(cut))]
    for (const [kind, place] of [
      [before, after],
      [after, before],
    ] as const) {
      const [industryId, cityId] = [industries.get(kind), cities.get(place)]
      const said = (kind === '' || industryId) && (place === '' || cityId) && (industryId || cityId)
      if (said) return { ...(industryId ? { industryId } : {}), ...(cityId ? { cityId } : {}) }
    }
  }
  return undefined
}
