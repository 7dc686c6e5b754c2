import { isSlip, stemOf } from '../../../contract/search/letters.ts'
import { asTyped, splitWords, takeFewWords } from '../../../contract/search/normalise.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import { isBetween } from './common.ts'

type FoundFilter = { industryId?: number; cityId?: number }

/** The shortest word that may be misspelt; shorter ones are one letter away from too many others. */
const minForgiven = 5

const joinStems = (words: readonly string[]) => words.map(stemOf).join(' ')
const made = new WeakMap<Lookups, Record<'industries' | 'cities', Map<string, number>>>()

/** Maps every name of a list's items to the item's id, without articles, gender and number, for direct lookup. */
function mapNames(lookups: Lookups, list: string): Map<string, number> {
  const names = new Map<string, number>()
  const items = lookups.items(list)
  const add = (name: string, id: number) => {
    const words = splitWords(name).filter((word) => !isBetween(word))
    // Also as it is written, since a typing error may be in what a stem leaves out.
    for (const key of [joinStems(words), words.join(' ')]) if (!names.has(key)) names.set(key, id)
  }
  // An item's full names take precedence over their parts («السياحة والفعاليات»), and these over other names of another
  // item.
  for (const { id, nameEn, nameAr } of items) for (const name of [nameEn, nameAr]) add(name, id)
  for (const { id, nameEn, nameAr } of items)
    for (const name of [...nameEn.split(' and '), ...nameAr.split(' و')]) add(name, id)
  for (const { id, also } of items) for (const name of also) add(name, id)
  return names
}

function getTables(lookups: Lookups) {
  const known = made.get(lookups)
  if (known) return known
  const tables = { industries: mapNames(lookups, 'industries'), cities: mapNames(lookups, 'cities') }
  made.set(lookups, tables)
  return tables
}

/** Finds the item whose name differs by one letter. */
function findNearlyNamed(names: ReadonlyMap<string, number>, text: string): number | undefined {
  if (text.length < minForgiven) return undefined
  for (const [name, id] of names) if (isSlip(name, text)) return id
  return undefined
}

/**
 * Finds the industry, the city or both that a text names, in either order and language; undefined when it says anything
 * else. If it names both, one of them may be misspelt.
 */
export function findKindsAndPlaces(lookups: Lookups, typed: string): FoundFilter | undefined {
  const words = takeFewWords(splitWords(asTyped(typed)))
  const telling = words.filter((word) => !isBetween(word))
  return findExactly(lookups, telling.length > 0 ? telling : words) ?? findNearly(lookups, telling)
}

function findNearly(lookups: Lookups, words: readonly string[]): FoundFilter | undefined {
  const { industries, cities } = getTables(lookups)
  for (let cut = 1; cut < words.length; cut++) {
    const sides = [words.slice(0, cut), words.slice(cut)]
    for (const [kind, place] of [sides, [...sides].reverse()]) {
      const [industryId, cityId] = [industries.get(joinStems(kind!)), cities.get(joinStems(place!))]
      const nearKind = cityId && findNearlyNamed(industries, kind!.join(' '))
      if (nearKind) return { industryId: nearKind, cityId }
      const nearPlace = industryId && findNearlyNamed(cities, place!.join(' '))
      if (nearPlace) return { industryId, cityId: nearPlace }
    }
  }
  return undefined
}

function findExactly(lookups: Lookups, words: readonly string[]): FoundFilter | undefined {
  const { industries, cities } = getTables(lookups)
  for (let cut = words.length; cut >= 0; cut--) {
    const [before, after] = [joinStems(words.slice(0, cut)), joinStems(words.slice(cut))]
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
