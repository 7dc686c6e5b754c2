import { findRoot, isFewDotsApart, isSlip, stemOf, stripDots } from './letters.ts'
import { type PlacedWord, splitPlacedWords } from './normalise.ts'
import { toSound } from './sound.ts'

/** The range of a text that matches what was typed. */
export type Mark = readonly [from: number, to: number]

/** How a typed word matches a word of a text, best first. Up to `part` the spelling matches; the others are lenient. */
export const fit = { whole: 0, stem: 1, beginning: 2, stemBeginning: 3, root: 4, part: 5, dots: 6, sound: 7, slip: 8 }
/** The worst fit that is still accepted as a match. */
export type Strictness = number

class Word {
  readonly plain: string
  readonly stem: string
  private forms: { dots: string; root: string; sound: string } | undefined
  constructor(readonly placed: PlacedWord) {
    this.plain = placed.plain
    this.stem = stemOf(placed.plain)
  }
  private get more() {
    this.forms ??= {
      dots: stripDots(this.stem),
      root: findRoot(this.plain),
      sound: toSound(this.stem.replace(latinArticle, '')),
    }
    return this.forms
  }
  get dots() {
    return this.more.dots
  }
  get root() {
    return this.more.root
  }
  get sound() {
    return this.more.sound
  }
  /** Returns the range in the text of the word's letters from one position to another. */
  marked(from: number, length = this.plain.length): Mark {
    const { at, end } = this.placed
    return [at[from] ?? at[0]!, at[from + length] ?? end]
  }
}

const latinArticle = /^[ae]l(?=[a-z]{3})/
const dropArticle = (word: string) => word.replace(latinArticle, '')
/**
 * The least number of letters a word needs to be matched by more than its spelling; some matches need one letter more.
 */
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

type WordMatch = { fit: number; mark: Mark }

/** Returns how a typed word matches this word of a text; undefined where it does not. */
function matchWord(typed: Word, word: Word, strictness: Strictness): WordMatch | undefined {
  const matchWhole = (fit: number): WordMatch => ({ fit, mark: word.marked(0) })
  if (word.plain === typed.plain) return matchWhole(fit.whole)
  const long = typed.stem.length >= minLetters
  if (word.stem === typed.stem || (long && dropArticle(word.stem) === dropArticle(typed.stem)))
    return matchWhole(fit.stem)
  if (word.plain.startsWith(typed.plain)) return { fit: fit.beginning, mark: word.marked(0, typed.plain.length) }
  const inStem = word.plain.indexOf(word.stem)
  const beginning = long && word.stem.startsWith(typed.stem)
  if (beginning) return { fit: fit.stemBeginning, mark: word.marked(Math.max(inStem, 0), typed.stem.length) }
  if (!long) return undefined
  if (word.root === typed.root) return matchWhole(fit.root)
  if (strictness < fit.part) return undefined
  const start = word.plain.indexOf(typed.plain)
  if (start > 0) return { fit: fit.part, mark: word.marked(start, typed.plain.length) }
  if (strictness < fit.dots) return undefined
  const alike = word.dots === typed.dots || (typed.dots.length > minLetters && word.dots.startsWith(typed.dots))
  if (alike && isFewDotsApart(typed.stem, word.stem)) return matchWhole(fit.dots)
  if (typed.sound.length > 1 && word.sound === typed.sound) return matchWhole(fit.sound)
  if (typed.sound.length > minLetters && word.sound.startsWith(typed.sound)) return matchWhole(fit.sound)
  return hasSlip(typed, word) ? matchWhole(fit.slip) : undefined
}

const isArabic = ({ plain }: Word) => /\p{Script=Arabic}/u.test(plain)

function hasSlip(typed: Word, word: Word): boolean {
  if (typed.stem.length <= minLetters) return false
  if (isSlip(typed.stem, word.stem) || isSlip(typed.dots, word.dots)) return true
  // Words in different scripts are compared by their sound alone.
  if (isArabic(typed) !== isArabic(word) && typed.sound.length > minLetters && isSlip(typed.sound, word.sound))
    return true
  const beginning = word.plain.slice(0, typed.plain.length)
  return typed.plain.length > minLetters + 1 && isSlip(typed.plain, beginning)
}

/**
 * The match of what was typed with a text: the lower the score, the likelier it was meant; whether every word of the
 * text was typed; and the ranges to highlight.
 */
export type TextMatch = { score: number; whole: boolean; marks: readonly Mark[] }

/**
 * Matches what was typed with a text. The worst fit counts most, then how much of the text was not typed, the position
 * of the first word, and the order.
 */
export function matchText(typed: Searchable, text: Searchable, strictness: Strictness): TextMatch | undefined {
  if (typed.words.length === 0) return undefined
  const found = typed.words.map((word) => findBest(word, text, strictness))
  if (found.some((one) => one === undefined)) return matchJoined(typed, text)
  const fits = found.map((one) => one!.found.fit)
  const places = found.map((one) => one!.place)
  const typing = fits.at(-1) === fit.beginning || fits.at(-1) === fit.stemBeginning
  const left = typing ? 0 : text.words.length - new Set(places).size
  const ordered = places.every((place, at) => at === 0 || place >= places[at - 1]!)
  return {
    score: scoreOf(fits) + Math.min(left, 9) * 3 + Math.min(...places) + (ordered ? 0 : 4),
    whole: left === 0,
    marks: found.map((one) => one!.found.mark),
  }
}

export const scoreOf = (fits: readonly number[]): number =>
  Math.max(...fits) * 100 +
  Math.min(
    fits.reduce((sum, one) => sum + one * 5, 0),
    60,
  )

/** Finds the word of the text that fits best. */
export function findBest(typed: Word, { words }: Searchable, strictness: Strictness) {
  let best: { found: WordMatch; place: number } | undefined
  for (let place = 0; place < words.length; place++) {
    const found = matchWord(typed, words[place]!, strictness)
    if (found && (!best || found.fit < best.found.fit)) best = { found, place }
  }
  return best
}

/** Matches words typed as one that the text writes separately, or the reverse. */
function matchJoined(typed: Searchable, { text, words, joined }: Searchable): TextMatch | undefined {
  if (typed.joined.length <= minLetters || !joined.startsWith(typed.joined)) return undefined
  let left = typed.joined.length
  const last = words.find(({ plain }) => {
    left -= plain.length
    return left <= 0
  })
  const end = last ? last.marked(0, last.plain.length + left)[1] : text.length
  return { score: scoreOf([fit.stemBeginning]), whole: true, marks: [[words[0]!.marked(0)[0], end]] }
}
