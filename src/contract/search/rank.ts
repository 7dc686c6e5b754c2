import { replaceChatDigits, toOtherLayout } from './keyboard.ts'
import { type Found, findWord, type Index, indexWords, listTexts, type NamedItem } from './list-index.ts'
import {
  findBest,
  fit,
  lacksAround,
  listTelling,
  type Mark,
  type Matcher,
  matchJoined,
  matchText,
  type Searchable,
  type Strictness,
  scoreOf,
  type TextMatch,
  toSearchable,
  type Word,
} from './match.ts'
import { maxTyped, maxWords, normalise } from './normalise.ts'

/**
 * An item that matches what was typed. `text` is the matching name, its own or another, `marks` the ranges that match,
 * and `dropped` the typed words that it does not have.
 */
export type RankedItem<T> = {
  item: T
  score: number
  /** The worst fit of a word (`fit`). */
  fit: number
  whole: boolean
  text: string
  marks: readonly Mark[]
  dropped: readonly string[]
}

/** The penalties of a match in a name that is not shown, in another name, and across several names. */
const notShown = 1
const otherName = 4
const acrossNames = 40

/** Returns the best of the matches with an item's names. */
function rankTexts<T extends NamedItem>(
  item: T,
  matchOne: (text: Searchable) => TextMatch | undefined,
): RankedItem<T> | undefined {
  let best: RankedItem<T> | undefined
  for (const [at, text] of listTexts(item).entries()) {
    const found = matchOne(text)
    if (!found) continue
    const score = found.score + (at === 0 ? 0 : at === 1 || found.whole ? notShown : otherName)
    if (!best || score < best.score) best = { ...found, item, score, text: text.text, dropped: [] }
  }
  return best
}

const rankOne = <T extends NamedItem>(item: T, typed: Searchable, match: Matcher): RankedItem<T> | undefined =>
  rankTexts(item, (text) => matchText(typed, text, match)) ?? matchAcrossTexts(item, listTexts(item), typed, match)

/** Matches words each of which is in another name of the item: half typed in one language, half in the other. */
function matchAcrossTexts<T extends NamedItem>(item: T, texts: Searchable[], typed: Searchable, match: Matcher) {
  if (typed.words.length < 2) return undefined
  const fits: number[] = []
  const marks: Mark[] = []
  for (const word of typed.words) {
    const found = texts.map((text) => findBest(word, text, match))
    const best = Math.min(...found.map((one) => one?.found.fit ?? Number.POSITIVE_INFINITY))
    if (best === Number.POSITIVE_INFINITY && !word.around) return undefined
    if (best === Number.POSITIVE_INFINITY) continue
    fits.push(best)
    if (found[0]) marks.push(found[0].mark)
  }
  if (fits.length === 0) return undefined
  const lacking = typed.words.length - fits.length
  const across = { score: scoreOf(fits) + acrossNames + lacking * lacksAround, fit: Math.max(...fits) }
  return { item, ...across, whole: false, text: item.name, marks, dropped: [] }
}

/** How a list is searched: what was typed, in one reading, and which words of the list match a word of it. */
type Search<T> = {
  items: readonly T[]
  index: Index
  typed: Searchable
  find: (word: Word, strictness: Strictness) => Found
}

const matchAmong =
  (found: ReadonlyMap<Word, Found>): Matcher =>
  (typed, word) =>
    found.get(typed)?.matches.get(word.plain)

/** Finds the items that have every word that tells something, or a name that is typed as one word. */
function findWhole<T extends NamedItem>(
  { items, typed, find }: Search<T>,
  strictness: (word: Word) => Strictness,
): RankedItem<T>[] {
  const found = new Map(typed.words.map((word) => [word, find(word, strictness(word))]))
  const telling = listTelling(typed.words)
  const match = matchAmong(found)
  const isPossible = (at: number) => telling.every((word) => found.get(word)!.at.has(at))
  return items.flatMap(
    (item, at) =>
      (isPossible(at) ? rankOne(item, typed, match) : rankTexts(item, (text) => matchJoined(typed, text))) ?? [],
  )
}

/** The fewest letters that are read on the other layout. */
const minJoined = 3

/** Ways in which a typed text is matched with a list; the first that finds something is the answer. */
type Strategy = {
  name: string
  find<T extends NamedItem>(search: Search<T>): RankedItem<T>[]
}

const spelled: Strategy = { name: 'spelled', find: (search) => findWhole(search, () => fit.part) }

/** With what is spelled as no item is: dots, sounds and slips. A word that an item has means itself. */
const forgiven: Strategy = {
  name: 'forgiven',
  find: (search) => findWhole(search, (word) => (search.find(word, fit.part).matches.size > 0 ? fit.part : fit.slip)),
}

/** How much more a word tells that names the kind of job: the first in Arabic, the last in English. */
const head = 1.5
/** The share of the best match that others need. */
const nearBest = 0.6

/**
 * Without the words that no item has, and where the others are in no item together, by those that tell most: what few
 * items have.
 */
const dropped: Strategy = {
  name: 'dropped',
  find: ({ items, index, typed, find }) => {
    const telling = listTelling(typed.words)
    if (telling.length < 2) return []
    const first = /\p{Script=Arabic}/u.test(telling[0]!.plain) ? 0 : telling.length - 1
    const weighed = telling.map((word, at) => {
      const found = find(word, fit.root)
      const matches = new Map(
        [...found.matches].filter(([, one]) => one.fit !== fit.beginning && one.fit !== fit.stemBeginning),
      )
      const has = new Set([...matches.keys()].flatMap((plain) => [...index.get(plain)!.at]))
      const weight = Math.log((items.length + 1) / Math.max(has.size, 1)) * (at === first ? head : 1)
      return { word, found: { matches, at: has }, weight }
    })
    const weights = items.map((_, at) =>
      weighed.reduce((sum, { found, weight }) => sum + (found.at.has(at) ? weight : 0), 0),
    )
    const most = Math.max(...weights)
    if (most <= 0) return []
    const match = matchAmong(new Map(weighed.map(({ word, found }) => [word, found])))
    return items.flatMap((item, at) => {
      if (weights[at]! < most * nearBest) return []
      const had = weighed.filter(({ found }) => found.at.has(at)).map(({ word }) => word)
      const words = typed.words.filter((word) => had.includes(word) || !telling.includes(word))
      const ranked = rankOne(item, { ...typed, words }, match)
      const missing = telling.filter((word) => !had.includes(word)).map(({ plain }) => plain)
      return ranked ? [{ ...ranked, score: ranked.score + (most - weights[at]!) * byWeight, dropped: missing }] : []
    })
  },
}
/** How much of the score a difference in weight is: more than any other. */
const byWeight = 1000

/** The readings of what was typed, and how each is matched, the likeliest first. */
function* listAttempts(typed: string): Generator<[text: string, strategy: Strategy]> {
  const chat = replaceChatDigits(typed)
  const readings = chat === typed ? [typed] : [typed, chat]
  for (const text of readings) yield [text, spelled]
  for (const text of toOtherLayout(typed)) yield [text, onOtherLayout]
  for (const text of readings) yield [text, forgiven]
  for (const text of readings) yield [text, dropped]
}

/** On the other keyboard layout, where a few letters are the beginning of many words by chance. */
const onOtherLayout: Strategy = {
  name: 'other layout',
  find: (search) => (search.typed.joined.length > minJoined ? findWhole(search, () => fit.root) : []),
}

/**
 * Returns the items that match what was typed, the likeliest first: by their name or another, in either language, in
 * any order of words, in any gender and number; and only where none match so, with the other keyboard layout, missing
 * dots, the same sound, or a typing error; and at last without the words that no item has, which are named then. A list
 * that is searched again and again is the same array each time: its words are prepared once.
 */
export function rankItems<T extends NamedItem>(items: readonly T[], typed: string, won?: (name: string) => void) {
  const text = typed.slice(0, maxTyped)
  if (!normalise(text) && toOtherLayout(text).length === 0) return []
  const index = indexWords(items)
  const known = new Map<string, Found>()
  const find = (word: Word, strictness: Strictness): Found => {
    const key = `${strictness} ${word.plain}`
    const found = known.get(key) ?? findWord(word, index, strictness)
    known.set(key, found)
    return found
  }
  for (const [reading, strategy] of listAttempts(text)) {
    const found = strategy.find({ items, index, find, typed: toSearchable(reading, maxWords) })
    if (found.length === 0) continue
    won?.(strategy.name)
    return found.sort((a, b) => a.score - b.score)
  }
  return []
}
