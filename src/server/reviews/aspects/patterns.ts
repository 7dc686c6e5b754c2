import { buildExpression, type Expression, findPlaces, maxKnown, Vocabulary } from './expressions.ts'
import type { Passage } from './passages.ts'
import arabic from './patterns.ar.json' with { type: 'json' }
import english from './patterns.en.json' with { type: 'json' }

/**
 * The patterns for an aspect in one language: certain ones, likely ones, and those under which a likely one means
 * something else.
 */
type SpokenPatterns = Record<'certain' | 'likely' | 'exclusions', readonly string[]>
/** The aspects that are read for: those of the product, and those that are not found well enough for it. */
export const knownAspects = Object.keys(english.aspects) as (keyof typeof english.aspects)[]
export type KnownAspect = (typeof knownAspects)[number]
type Patterns = {
  groups: Record<string, string>
  aspects: Record<KnownAspect, SpokenPatterns>
  business: readonly string[]
}

/**
 * The meaning of a matched expression; `business` is what the company sells and to whom. `also` is the list of its
 * second word, by which most expressions are ruled out at once.
 */
type Meaning = {
  aspect: KnownAspect | 'business'
  as: keyof SpokenPatterns
  kind: string
  expression: Expression
  also: number
}
type Match = { meaning: Meaning; places: readonly number[] }

/** What patterns say of a passage: the kinds that match, `pay.likely` or `business`, and the aspects that follow. */
export type PatternFindings = { kinds: ReadonlySet<string>; aspects: ReadonlySet<KnownAspect> }

/** Stands between two parts: a word of no list. */
const between: Word = { lists: new Set(), each: new Int32Array(0), begun: [] }

const files = [english, arabic] as Patterns[]
/** Aspects whose own words exclude the likely ones of another: a raise of pay says nothing of its level. */
const excludedBy = new Map(
  knownAspects.map((aspect) => [
    aspect,
    new Set<string>(
      files.flatMap(({ aspects }) => aspects[aspect].exclusions.filter(isName).map((one) => one.slice(1))),
    ),
  ]),
)

/** Returns whether an exclusion names an aspect (`@pay`). */
function isName(written: string): boolean {
  return written.startsWith('@')
}

/** Builds the expressions of both languages, by the list that their first word belongs to. */
function buildPatterns(vocabulary: Vocabulary): ReadonlyMap<number, readonly Meaning[]> {
  const byFirst = new Map<number, Meaning[]>()
  for (const { groups, aspects, business } of files) {
    const add = (written: string, aspect: Meaning['aspect'], as: Meaning['as']) => {
      const expression = buildExpression(written, groups, vocabulary)
      const [first, ...rest] = expression
      if (!first || !('word' in first)) throw new Error('an expression begins with a word')
      const also = rest.find((step) => 'word' in step)?.word ?? first.word
      const kind = aspect === 'business' ? aspect : `${aspect}.${as}`
      const meaning = { aspect, as, kind, expression, also }
      const others = byFirst.get(first.word)
      if (others) others.push(meaning)
      else byFirst.set(first.word, [meaning])
    }
    for (const written of business) add(written, 'business', 'certain')
    for (const aspect of knownAspects)
      for (const as of ['certain', 'likely', 'exclusions'] as const)
        for (const written of aspects[aspect][as]) if (!isName(written)) add(written, aspect, as)
  }
  return byFirst
}

/** The patterns and their words; `lastIn` has for each list the last passage a word of it stood in. */
type Built = { vocabulary: Vocabulary; byFirst: ReadonlyMap<number, readonly Meaning[]>; lastIn: Uint32Array }
let built: Built | undefined

/** Builds the patterns at the first text: it takes an eighth of the work of a start, and many processes read no text. */
function findBuilt(): Built {
  if (built) return built
  const vocabulary = new Vocabulary()
  const byFirst = buildPatterns(vocabulary)
  built = { vocabulary, byFirst, lastIn: new Uint32Array(vocabulary.size) }
  return built
}

/** A word of a text: the lists it is in, also as they are gone through, and the expressions that begin with it. */
type Word = { lists: ReadonlySet<number>; each: Int32Array; begun: readonly Meaning[] }
const words = new Map<string, Word>()

function lookUpWord(written: string): Word {
  const kept = words.get(written)
  if (kept) return kept
  const { vocabulary, byFirst } = findBuilt()
  const lists = vocabulary.listsWith(written)
  const each = Int32Array.from(lists)
  const word = { lists, each, begun: [...each].flatMap((list) => byFirst.get(list) ?? []) }
  if (words.size >= maxKnown) words.clear()
  words.set(written, word)
  return word
}

/** Passages are numbered as they are read. */
let passages = 0

/**
 * Finds what the patterns say of a passage: expressions of both languages over its words. A likely match is a mention
 * unless something says that another thing is meant, and where the company's business is spoken of, nothing is.
 */
export function findPatterns(passage: Passage): PatternFindings {
  const sentence = passage.flatMap((part, at) => [...(at > 0 ? [between] : []), ...part.map(lookUpWord)])
  const lists = sentence.map((word) => word.lists)
  const { lastIn } = findBuilt()
  passages = (passages + 1) >>> 0
  for (const { each } of sentence) for (const list of each) lastIn[list] = passages
  const matches: Match[] = []
  sentence.forEach(({ begun }, from) => {
    for (const meaning of begun) {
      if (lastIn[meaning.also] !== passages) continue
      const places = findPlaces(meaning.expression, lists, from)
      if (places) matches.push({ meaning, places })
    }
  })
  const kinds = new Set(matches.map(({ meaning }) => meaning.kind))
  const isMeant = ({ meaning: { aspect, as }, places }: Match) =>
    as === 'certain' ||
    !matches.some(
      ({ meaning: other, places: others }) =>
        (other.as === 'exclusions' ? other.aspect === aspect : isExcludedBy(aspect, other.aspect)) &&
        others.some((place) => places.includes(place)),
    )
  const found = kinds.has('business') ? [] : matches.filter((one) => one.meaning.as !== 'exclusions' && isMeant(one))
  return { kinds, aspects: new Set(found.map(({ meaning }) => meaning.aspect as KnownAspect)) }
}

const isExcludedBy = (aspect: Meaning['aspect'], other: string) =>
  aspect !== 'business' && excludedBy.get(aspect)!.has(other)
