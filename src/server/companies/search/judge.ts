import { findHaving } from '../../../contract/search/list-index.ts'
import {
  createMatcher,
  findBest,
  fit,
  listTelling,
  type Mark,
  type Searchable,
  toSearchable,
  type Word,
} from '../../../contract/search/match.ts'
import { maxWords } from '../../../contract/search/normalise.ts'
import type { Lookups } from '../../lookups/lookups.ts'
import { isCommon } from './common.ts'

export type JudgedCompany = { nameEn: string; nameAr: string; industryId: number | null; cityId: number | null }

/**
 * How well a company matches what was typed: whether it fits, with every word or without some (`dropped`), a score (lower
 * is better), and why.
 */
export type Judgement = {
  fits: boolean
  score: number
  /** How many of the words match something of it, and those that tell something and do not. */
  said: number
  dropped: string[]
  marksEn: Mark[]
  marksAr: Mark[]
  /** Whether a word that is in neither name matches its industry, or its city. */
  byIndustry: boolean
  byCity: boolean
}

/** The fewest letters of a word that is known by itself, though one of them is wrong. */
const minNear = 5

type Meanings = Map<number, number>

/** The length from which a word may match an industry or a city by sound or with a typing error. */
const minForgiven = 4

const forgiving = createMatcher(fit.near)

/** The number of names kept prepared: the same few are judged with each letter that is typed. */
const maxPrepared = 5000
const prepared = new Map<string, Searchable>()

function prepareName(name: string): Searchable {
  const known = prepared.get(name)
  if (known) return known
  const made = toSearchable(name)
  if (prepared.size >= maxPrepared) prepared.clear()
  prepared.set(name, made)
  return made
}

/** Returns the items of a list that a word may stand for, and how well. */
function findMeant(lookups: Lookups, list: string, word: Word): Meanings {
  const strictness = word.plain.length < minForgiven ? fit.root : fit.slip
  const having = findHaving(lookups.listNamed(list, 'en'), word, strictness)
  return new Map([...having].map(([{ id }, best]) => [id, best]))
}

/**
 * Creates a judge of companies by every word of a text: by their names in both languages, their industry and their
 * city.
 */
export function createJudge(lookups: Lookups, typed: string) {
  const words = listTelling(toSearchable(typed, maxWords).words)
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
    const names = [prepareName(nameEn), prepareName(nameAr)]
    const marks: Mark[][] = [[], []]
    const fits: number[] = []
    const dropped: string[] = []
    let [telling, byIndustry, byCity, begins] = [0, false, false, false]
    const known = new Set<number>()
    for (const { word, common, industries, cities } of said) {
      const inNames = names.map((name) => findBest(word, name, forgiving))
      const byName = Math.min(...inNames.map((one) => one?.found.fit ?? Number.POSITIVE_INFINITY))
      const byKind = industries.get(industryId ?? 0) ?? Number.POSITIVE_INFINITY
      const byPlace = cities.get(cityId ?? 0) ?? Number.POSITIVE_INFINITY
      const best = Math.min(byName, byKind, byPlace)
      if (best === Number.POSITIVE_INFINITY) {
        if (!common) dropped.push(word.plain)
        continue
      }
      fits.push(best)
      if (byName <= best) {
        if (!common) telling++
        inNames.forEach((one, language) => {
          if (one?.found.fit !== byName) return
          marks[language]!.push(one.mark)
          known.add(one.place)
          if (one.place === 0 && byName <= fit.stem) begins = true
        })
      } else if (byKind <= best) byIndustry = true
      else byCity = true
    }
    const worst = Math.max(0, ...fits)
    const left = Math.max(...names.map((name) => name.words.length)) - known.size
    // A word that is only near needs another one that is right, or enough letters.
    const isBorne = fits.some((one) => one <= fit.stem) || words.every(({ stem }) => stem.length >= minNear)
    return {
      // As many words as it has may be of no company, and one in any case, if its name begins with another.
      fits:
        telling > 0 && (worst < fit.near || isBorne) && (dropped.length === 0 || (begins && dropped.length <= telling)),
      score:
        dropped.length * 10_000 + worst * 100 + fits.reduce((sum, one) => sum + one * 5, 0) + Math.max(left, 0) * 3,
      said: fits.length,
      dropped,
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
