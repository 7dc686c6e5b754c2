import { findHaving } from '../../../contract/search/list-index.ts'
import { fit, listTelling, toSearchable, type Word } from '../../../contract/search/match.ts'
import { asTyped, maxWords } from '../../../contract/search/normalise.ts'
import { rankItems } from '../../../contract/search/rank.ts'
import type { Lookups } from '../../lookups/lookups.ts'

export type FoundFilter = { industryId?: number; cityId?: number }
type List = 'industries' | 'cities'

/** The shortest word that may be misspelt; shorter ones are one letter away from too many others. */
const minForgiven = 5
/** A word that no item of a list has. */
const nowhere = Number.POSITIVE_INFINITY

/** Returns the items of a list that have a word, as a whole word: half typed ones are those of a name. */
function findItems(lookups: Lookups, list: List, word: Word, forgiving: boolean): Map<number, number> {
  const strictness = forgiving && word.plain.length >= minForgiven ? fit.near : fit.root
  const having = [...findHaving(lookups.listNamed(list, 'en'), word, strictness)]
  const isWhole = (one: number) => one <= fit.stem || one === fit.root || one > fit.part
  return new Map(having.filter(([, one]) => isWhole(one)).map(([{ id }, one]) => [id, one]))
}

const getBestFit = (items: ReadonlyMap<number, number>) => Math.min(...items.values(), nowhere)

/** Finds the item that these words name, each of them: by the matcher of the lists, or the one that is nearest. */
function findNamed(lookups: Lookups, list: List, words: readonly Word[], forgiving: boolean): number | undefined {
  const text = words.map(({ plain }) => plain).join(' ')
  const [best] = text ? rankItems(lookups.listNamed(list, 'en'), text) : []
  if (best?.dropped.length === 0) return best.item.id
  const [first, ...others] = words.map((word) => findItems(lookups, list, word, forgiving))
  const common = [...(first ?? [])].filter(([id]) => others.every((items) => items.has(id)))
  return common.sort(([, a], [, b]) => a - b)[0]?.[0]
}

/** Particles that Arabic writes onto a place: «بجدة». */
const particle = /^[بلو](?=\p{Script=Arabic}{3})/u

/**
 * Finds the industry, the city or both that a text names, in either order and language; undefined when it says anything
 * else. If it names both, one of them may be misspelt (`forgiving`).
 */
export function findKindsAndPlaces(lookups: Lookups, typed: string, forgiving = false): FoundFilter | undefined {
  const words = listTelling(toSearchable(asTyped(typed), maxWords).words).map((asWritten) => {
    const bare = toSearchable(asWritten.plain.replace(particle, '')).words[0]!
    const judged = [asWritten, bare].map((word) => ({
      word,
      kind: getBestFit(findItems(lookups, 'industries', word, forgiving)),
      place: getBestFit(findItems(lookups, 'cities', word, forgiving)),
    }))
    return judged.find(({ kind, place }) => Math.min(kind, place) < nowhere) ?? judged[0]!
  })
  if (words.length === 0 || words.some(({ kind, place }) => Math.min(kind, place) === nowhere)) return undefined
  // At least one word is spelled right.
  if (words.every(({ kind, place }) => Math.min(kind, place) > fit.part)) return undefined
  // A word that may be either is the place of a word that is a kind.
  const hasKind = words.some(({ kind, place }) => kind < place)
  const places = words.filter(({ kind, place }) => place < kind || (hasKind && place === kind)).map(({ word }) => word)
  const kinds = words.map(({ word }) => word).filter((word) => !places.includes(word))
  const [industryId, cityId] = [
    findNamed(lookups, 'industries', kinds, forgiving),
    findNamed(lookups, 'cities', places, forgiving),
  ]
  const isNamed = (kinds.length === 0 || industryId) && (places.length === 0 || cityId)
  return isNamed ? { ...(industryId ? { industryId } : {}), ...(cityId ? { cityId } : {}) } : undefined
}
