import { normalise } from '../../../contract/search/normalise.ts'
import affixes from './affixes.json' with { type: 'json' }
import { listForms, listStarts, normaliseSpelling, stripAnd } from './affixes.ts'

/**
 * One step of an expression: a word of a list (by its number in the vocabulary), a position where no word of a list may
 * follow, or a gap of up to so many words of any kind.
 */
export type Step = { word: number } | { not: number } | { gap: number }
export type Expression = readonly Step[]

/** The prefixes of an Arabic verb, which give its person and tense. */
const { persons } = affixes

/**
 * The words that expressions are written with, each list of alternatives under a number. A word of a list matches in
 * any form of the language; `=word` only as it is written, `word*` with any ending, `~word` in any person.
 */
export class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly loose = new Map<string, number[]>()
  private readonly exact = new Map<string, number[]>()
  private readonly beginnings = new Map<string, number[]>()
  private readonly compared = new Map<string, string>()
  private readonly known = new Map<string, ReadonlySet<number>>()

  /** Returns the number of a list of alternatives, `a/b/c`. */
  numberOf(list: string): number {
    const kept = this.numbers.get(list)
    if (kept !== undefined) return kept
    const number = this.numbers.size
    this.numbers.set(list, number)
    for (const written of list.split('/')) {
      const word = this.compare(written)
      // A long word has lost its doubled letters when it is compared, so its beginning has to be found without them too.
      if (written.endsWith('*'))
        for (const start of new Set([word, word.replace(/([a-z])\1/g, '$1')])) put(this.beginnings, start, number)
      else if (written.startsWith('=')) put(this.exact, word, number)
      else for (const person of written.startsWith('~') ? persons : ['']) put(this.loose, person + word, number)
    }
    return number
  }

  /** Returns a written alternative as texts are compared. The same ones stand in many lists. */
  private compare(written: string): string {
    const kept = this.compared.get(written)
    if (kept !== undefined) return kept
    const [bare = '', ...rest] = normalise(written).split(' ')
    if (bare === '' || rest.length > 0) throw new Error(`not one word: ${written}`)
    const word = normaliseSpelling(bare)
    this.compared.set(written, word)
    return word
  }

  /** How many lists there are. */
  get size(): number {
    return this.numbers.size
  }

  /** Returns the lists a compared word is in. */
  listsWith(word: string): ReadonlySet<number> {
    const kept = this.known.get(word)
    if (kept) return kept
    const alike = normaliseSpelling(word)
    const found = new Set<number>()
    const add = (numbers: readonly number[] = []) => {
      for (const number of numbers) found.add(number)
    }
    for (const form of listForms(alike)) add(this.loose.get(form))
    for (const form of stripAnd(alike)) add(this.exact.get(form))
    for (const start of listStarts(alike))
      for (let length = 2; length <= start.length; length += 1) add(this.beginnings.get(start.slice(0, length)))
    if (this.known.size >= maxKnown) this.known.clear()
    this.known.set(word, found)
    return found
  }
}

/**
 * The number of words cached. People use the same few thousand words, and analysing a word costs more than all the
 * rest.
 */
export const maxKnown = 20_000

function put(map: Map<string, number[]>, key: string, number: number): void {
  const numbers = map.get(key)
  if (numbers) numbers.push(number)
  else map.set(key, [number])
}

/**
 * Parses a written expression: words in order, `a/b` one of several, `{group}` a named list, `..` up to three words
 * between and `....` up to seven, `!a/b` where none of these may come next.
 */
export function buildExpression(written: string, groups: Record<string, string>, vocabulary: Vocabulary): Expression {
  return written
    .trim()
    .split(/\s+/)
    .map((token) => {
      if (token === '..') return { gap: 3 }
      if (token === '....') return { gap: 7 }
      const list = token.replace(/^!/, '').replace(/\{(\w+)\}/g, (_, name: string) => {
        const group = groups[name]
        if (group === undefined) throw new Error(`no such group: ${name}`)
        return group
      })
      const number = vocabulary.numberOf(list)
      return token.startsWith('!') ? { not: number } : { word: number }
    })
}

/**
 * Returns the positions of an expression's words in a sentence (each word as the lists it is in) from one position on,
 * or null.
 */
export function findPlaces(
  expression: Expression,
  sentence: readonly ReadonlySet<number>[],
  from: number,
  step = 0,
): readonly number[] | null {
  const wanted = expression[step]
  if (wanted === undefined) return []
  if ('gap' in wanted) {
    for (let skipped = 0; skipped <= wanted.gap && from + skipped < sentence.length; skipped += 1) {
      const places = findPlaces(expression, sentence, from + skipped, step + 1)
      if (places) return places
    }
    return null
  }
  if ('not' in wanted) return sentence[from]?.has(wanted.not) ? null : findPlaces(expression, sentence, from, step + 1)
  if (!sentence[from]?.has(wanted.word)) return null
  const rest = findPlaces(expression, sentence, from + 1, step + 1)
  return rest && [from, ...rest]
}
