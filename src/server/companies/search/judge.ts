import { findBest, fit, type Mark, type Searchable, toSearchable } from '../../../contract/search/match.ts'
import { maxWords } from '../../../contract/search/normalise.ts'
import { listTexts } from '../../../contract/search/rank.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import { isBetween, isCommon } from './common.ts'

export type JudgedCompany = { nameEn: string; nameAr: string; industryId: number | null; cityId: number | null }

/** How well a company matches what was typed: whether it fits, a score (lower is better), and why. */
export type Judgement = {
  fits: boolean
  score: number
  /** How many of the words match something of it. */
  said: number
  marksEn: Mark[]
  marksAr: Mark[]
  /** Whether a word that is in neither name matches its industry, or its city. */
  byIndustry: boolean
  byCity: boolean
}

type Word = Searchable['words'][number]
type Meanings = Map<number, number>

/** The length from which a word may match an industry or a city by sound or with a typing error. */
const minForgiven = 4

/** Returns the items of a list that a word may stand for, and how well. */
function findMeant(lookups: Lookups, list: string, word: Word): Meanings {
  const strictness = word.plain.length < minForgiven ? fit.root : fit.slip
  const meant: Meanings = new Map()
  for (const item of lookups.items(list)) {
    const fits = listTexts(lookups.named(item, 'en')).map((text) => findBest(word, text, strictness)?.found.fit)
    const best = Math.min(...fits.map((one) => one ?? Number.POSITIVE_INFINITY))
    if (best <= strictness) meant.set(item.id, best)
  }
  return meant
}

/**
 * Creates a judge of companies by every word of a text: by their names in both languages, their industry and their
 * city.
 */
export function createJudge(lookups: Lookups, typed: string) {
  const words = toSearchable(typed, maxWords).words.filter(({ plain }) => !isBetween(plain))
  const said = words.map((word) => ({
    word,
    common: isCommon(word.plain),
    industries: findMeant(lookups, 'industries', word),
    cities: findMeant(lookups, 'cities', word),
  }))
  const listIds = (list: 'industries' | 'cities') => [
    ...new Set(said.flatMap((one) => [...one[list]].filter(([, how]) => how <= fit.stem).map(([id]) => id))),
  ]
  const judge = ({ nameEn, nameAr, industryId, cityId }: JudgedCompany): Judgement | undefined => {
    if (said.length === 0) return undefined
    const names = [toSearchable(nameEn), toSearchable(nameAr)]
    const marks: Mark[][] = [[], []]
    const fits: number[] = []
    let [missed, telling, byIndustry, byCity, begins] = [0, 0, false, false, false]
    const known = new Set<number>()
    for (const { word, common, industries, cities } of said) {
      const inNames = names.map((name) => findBest(word, name, fit.slip))
      const byName = Math.min(...inNames.map((one) => one?.found.fit ?? Number.POSITIVE_INFINITY))
      const byKind = industries.get(industryId ?? 0) ?? Number.POSITIVE_INFINITY
      const byPlace = cities.get(cityId ?? 0) ?? Number.POSITIVE_INFINITY
      const best = Math.min(byName, byKind, byPlace)
      if (best === Number.POSITIVE_INFINITY) {
        if (!common) missed++
        continue
      }
      fits.push(best)
      if (byName <= best) {
        if (!common) telling++
        inNames.forEach((one, language) => {
          if (one?.found.fit !== byName) return
          marks[language]!.push(one.found.mark)
          known.add(one.place)
          if (one.place === 0 && byName <= fit.stem) begins = true
        })
      } else if (byKind <= best) byIndustry = true
      else byCity = true
    }
    const worst = Math.max(0, ...fits)
    const left = Math.max(...names.map((name) => name.words.length)) - known.size
    return {
      // One word may be entirely wrong if the name begins with another.
      fits: telling > 0 && (missed === 0 || (missed === 1 && begins)),
      score: missed * 10_000 + worst * 100 + fits.reduce((sum, one) => sum + one * 5, 0) + Math.max(left, 0) * 3,
      said: fits.length,
      marksEn: sortMarks(marks[0]!),
      marksAr: sortMarks(marks[1]!),
      byIndustry,
      byCity,
    }
  }
  return { judge, industries: listIds('industries'), cities: listIds('cities') }
}

/** Sorts marks by position, without those inside another. */
function sortMarks(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of [...marks].sort((a, b) => a[0] - b[0] || b[1] - a[1]))
    if (mark[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(mark)
  return kept
}
