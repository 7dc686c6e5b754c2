import { isAround } from './around.ts'
import { isFewDotsApart, isLikelySlip, isSlip, stripDots } from './letters.ts'
import { type PlacedWord, splitPlacedWords } from './normalise.ts'
import { type Heard, isHeardAlike, toHeard } from './sound.ts'
import { findRoot, isPlural, stemOf, stripArticle } from './stems.ts'

/** The range of a text that matches what was typed. */
export type Mark = readonly [from: number, to: number]

/**
 * How a typed word matches a word of a text, best first. Up to `part` the spelling matches; the others are lenient, and
 * `near` is so for what other words bear out.
 */
export const fit = {
  whole: 0,
  stem: 1,
  beginning: 2,
  stemBeginning: 3,
  root: 4,
  part: 5,
  dots: 6,
  sound: 7,
  slip: 8,
  near: 9,
}
/** The worst fit that is still accepted as a match. */
export type Strictness = number

export class Word {
  readonly plain: string
  readonly stem: string
  readonly isArabic: boolean
  /** The stem without a Latin article. */
  readonly bare: string
  private forms: { dots: string; root: string; heard: Heard[]; around: boolean } | undefined
  constructor(readonly placed: PlacedWord) {
    this.plain = placed.plain
    this.stem = stemOf(placed.plain)
    this.isArabic = /\p{Script=Arabic}/u.test(placed.plain)
    this.bare = dropArticle(this.stem)
  }
  private get more() {
    if (this.forms) return this.forms
    this.forms = {
      dots: stripDots(this.stem),
      root: findRoot(this.plain),
      heard: this.listSpellings().map(toHeard),
      around: isAround(this.plain),
    }
    return this.forms
  }
  /** How it is written without its article: in Arabic with its ending and without, in Latin with v for the و of a name. */
  private listSpellings(): string[] {
    const bare = this.isArabic ? stripArticle(this.plain) : dropArticle(this.plain)
    return [...new Set([bare, this.isArabic ? this.stem : bare.replaceAll('v', 'w')])]
  }
  /** How it is heard without its article; in more than one way if it is written so. */
  get heard() {
    return this.more.heard
  }
  get sound() {
    return this.heard[0]!.sound
  }
  /** Whether people put it around the name they look for. */
  get around() {
    return this.more.around
  }
  get dots() {
    return this.more.dots
  }
  get root() {
    return this.more.root
  }
  /** Returns the range in the text of the word's letters from one position to another. */
  marked(from: number, length = this.plain.length): Mark {
    const { at, end } = this.placed
    return [at[from] ?? at[0]!, at[from + length] ?? end]
  }
}

const dropArticle = (word: string) => word.replace(/^[ae]l(?=[a-z]{3})/, '')
/** The least letters of a word that is matched by more than its spelling; some matches need one letter more. */
const minLetters = 3

/** A text prepared for searching, split once; of typed text only a limited number of words are used. */
export type Searchable = { text: string; words: readonly Word[]; joined: string }

export function toSearchable(text: string, maxWords = Number.POSITIVE_INFINITY): Searchable {
  const words = splitPlacedWords(text)
    .filter(({ plain }) => plain !== '')
    .slice(0, maxWords)
    .map((word) => new Word(word))
  return { text, words, joined: words.map(({ plain }) => plain).join('') }
}

/** How a typed word matches another, and which letters of that: from which one, and how many. */
export type WordMatch = { fit: number; from: number; length: number }

/** Returns how a typed word matches this word; undefined where it does not. */
export function matchWord(typed: Word, word: Word, strictness: Strictness): WordMatch | undefined {
  const matchWhole = (fit: number): WordMatch => ({ fit, from: 0, length: word.plain.length })
  if (word.plain === typed.plain) return matchWhole(fit.whole)
  const long = typed.stem.length >= minLetters
  if (word.stem === typed.stem || (long && (word.bare === typed.bare || isPlural(typed, word))))
    return matchWhole(fit.stem)
  if (word.plain.startsWith(typed.plain)) return { fit: fit.beginning, from: 0, length: typed.plain.length }
  if (!long) return undefined
  if (word.stem.startsWith(typed.stem))
    return { fit: fit.stemBeginning, from: Math.max(word.plain.indexOf(word.stem), 0), length: typed.stem.length }
  if (word.root === typed.root) return matchWhole(fit.root)
  if (strictness < fit.part) return undefined
  const start = mayBePart(typed) ? word.plain.indexOf(typed.plain) : -1
  if (start > 1) return { fit: fit.part, from: start, length: typed.plain.length }
  if (strictness < fit.dots) return undefined
  // Three letters with another dot are another word, unless it is a name.
  const alike =
    typed.dots.length >= (strictness >= fit.near ? minLetters : minLetters + 1) &&
    (word.dots === typed.dots || (typed.dots.length > minForgiven && word.dots.startsWith(typed.dots)))
  if (alike && isFewDotsApart(typed.stem, word.stem)) return matchWhole(fit.dots)
  if (isHeardAs(typed, word, strictness >= fit.near)) return matchWhole(fit.sound)
  if (hasSlip(typed, word)) return matchWhole(fit.slip)
  return strictness >= fit.near && isSlip(typed.stem, word.stem) ? matchWhole(fit.near) : undefined
}

/** The least number of letters that may be found within a word, or in which a letter may be wrong. */
const minPart = 5
const minForgiven = 5

/** Three Latin letters are still being typed; four are a word of their own, and lie within others by chance. */
const mayBePart = ({ plain, isArabic }: Word) => plain.length >= minPart || (plain.length === minLetters && !isArabic)

/** Whether two words sound alike in one of their spellings; a v is a و only where the other word has one. */
const isHeardAs = (typed: Word, word: Word, few: boolean): boolean =>
  typed.heard.some(
    (heard, at) =>
      (at === 0 || typed.isArabic || word.plain.includes('w')) &&
      (word.isArabic ? word.heard : word.heard.slice(0, 1)).some((other) => isHeardAlike(heard, other, few)),
  )

/** The length from which any letter may be wrong; in a shorter word, one that is likely. */
const minUnlikely = 8

/** Whether a letter is wrong in a word that is long enough to be known nevertheless. */
function hasSlip(typed: Word, word: Word): boolean {
  const { length } = typed.stem
  const slips = [
    ...(length > minLetters ? [[typed.stem, word.stem] as const] : []),
    ...(typed.plain.length >= minForgiven ? [[typed.plain, word.plain] as const] : []),
  ]
  if (slips.some(([one, other]) => isSlip(one, other) && (one.length >= minUnlikely || isLikelySlip(one, other))))
    return word.stem.length > minLetters
  if (typed.isArabic && length > minForgiven && isSlip(typed.dots, word.dots)) return true
  // Words in different scripts are compared by their sound alone.
  if (typed.isArabic !== word.isArabic && typed.sound.length >= minForgiven && isSlip(typed.sound, word.sound))
    return true
  const beginning = word.plain.slice(0, typed.plain.length)
  return length > minForgiven && isSlip(typed.plain, beginning) && isLikelySlip(typed.plain, beginning)
}

/**
 * The match of what was typed with a text: the lower the score, the likelier it was meant; the worst fit of a word;
 * whether every word of the text was typed; and the ranges to highlight.
 */
export type TextMatch = { score: number; fit: number; whole: boolean; marks: readonly Mark[] }

/** Returns how a typed word matches a word of a text: by default as strictly as is asked for. */
export type Matcher = (typed: Word, word: Word) => WordMatch | undefined
export const createMatcher =
  (strictness: Strictness): Matcher =>
  (typed, word) =>
    matchWord(typed, word, strictness)

/** Penalties: for each word of the text that was not typed, for another order, and for a word around that it lacks. */
const notTyped = 3
const otherOrder = 4
export const lacksAround = 110

/**
 * Matches what was typed with a text: every word but those that people put around a name. The worst fit counts most,
 * then how much of the text was not typed, the position of the first word, and the order.
 */
export function matchText(typed: Searchable, text: Searchable, match: Matcher): TextMatch | undefined {
  if (typed.words.length === 0) return undefined
  const telling = listTelling(typed.words)
  const found = typed.words.map((word) => findBest(word, text, match))
  if (found.some((one, at) => !one && telling.includes(typed.words[at]!))) return matchJoined(typed, text)
  // A word around the name belongs to it only where it stands in its place: «رواتب المحاسبين» asks for accountants.
  const isOrdered = isInOrder(found.flatMap((one) => one?.place ?? []))
  const matched = found.flatMap((one, at) => (one && (isOrdered || telling.includes(typed.words[at]!)) ? [one] : []))
  const fits = matched.map(({ found }) => found.fit)
  const places = matched.map(({ place }) => place)
  const typing = fits.at(-1) === fit.beginning || fits.at(-1) === fit.stemBeginning
  const left = typing ? 0 : text.words.length - new Set(places).size
  const lacking = found.length - matched.length
  return {
    score:
      scoreOf(fits) +
      Math.min(left, 9) * notTyped +
      Math.min(...places) +
      (isInOrder(places) ? 0 : otherOrder) +
      lacking * lacksAround,
    fit: Math.max(...fits),
    whole: left === 0,
    marks: matched.map(({ mark }) => mark),
  }
}

const isInOrder = (places: readonly number[]) => places.every((place, at) => at === 0 || place >= places[at - 1]!)

/** Returns the words that tell which item is meant; all where every one is a word around. */
export function listTelling(words: readonly Word[]): readonly Word[] {
  const telling = words.filter(({ around }) => !around)
  return telling.length > 0 ? telling : words
}

export const scoreOf = (fits: readonly number[]): number =>
  Math.max(...fits) * 100 +
  Math.min(
    fits.reduce((sum, one) => sum + one * 5, 0),
    60,
  )

/** Finds the word of the text that fits best. */
export function findBest(typed: Word, { words }: Searchable, match: Matcher) {
  let best: { found: WordMatch; place: number } | undefined
  for (let place = 0; place < words.length; place++) {
    const found = match(typed, words[place]!)
    if (found && (!best || found.fit < best.found.fit)) best = { found, place }
  }
  return best && { ...best, mark: words[best.place]!.marked(best.found.from, best.found.length) }
}

/** Matches words typed as one that the text writes separately, or the reverse. */
export function matchJoined(typed: Searchable, { text, words, joined }: Searchable): TextMatch | undefined {
  if (typed.joined.length <= minLetters || !joined.startsWith(typed.joined)) return undefined
  let left = typed.joined.length
  const last = words.find(({ plain }) => {
    left -= plain.length
    return left <= 0
  })
  const end = last ? last.marked(0, last.plain.length + left)[1] : text.length
  return {
    score: scoreOf([fit.stemBeginning]),
    fit: fit.stemBeginning,
    whole: true,
    marks: [[words[0]!.marked(0)[0], end]],
  }
}
