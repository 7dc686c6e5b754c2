import { type Aspect, aspects } from '../../../contract/reviews/aspects.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import { buildExpression, type Expression, findPlaces, Vocabulary } from './expressions.ts'
import arabic from './patterns.ar.json' with { type: 'json' }
import english from './patterns.en.json' with { type: 'json' }

/**
 * The patterns for an aspect in one language: certain ones, likely ones, and those under which a likely one means
 * something else.
 */
type SpokenPatterns = Record<'certain' | 'likely' | 'exclusions', readonly string[]>
/**
 * The aspects that have patterns: those of the product, and those rejected as too inaccurate, which still help to
 * exclude others.
 */
export const knownAspects = Object.keys(english.aspects) as (keyof typeof english.aspects)[]
export type KnownAspect = (typeof knownAspects)[number]
type Patterns = {
  groups: Record<string, string>
  aspects: Record<KnownAspect, SpokenPatterns>
  business: readonly string[]
}

/** The meaning of a matched expression. */
type Meaning = { aspect: KnownAspect; as: keyof SpokenPatterns; expression: Expression }
type Place = { aspect: KnownAspect; places: readonly number[] }
/** A sentence: each word as the numbers of the vocabulary's lists it is in. */
type Sentence = readonly ReadonlySet<number>[]

/** The characters that end a sentence, and those between its parts: no expression spans either. */
const ends = /[.!?؟؛;\n\r…]+/u
const parts = /[,،:()«»"“”/|–—]+| - /u

/** The lists of a word that is in none. */
const none: ReadonlySet<number> = new Set()

/** Stores an expression under the list that its first word belongs to. */
function keep<Kept>(map: Map<number, Kept[]>, expression: Expression, kept: Kept): void {
  const [first] = expression
  if (!first || !('word' in first)) throw new Error('an expression begins with a word')
  map.set(first.word, [...(map.get(first.word) ?? []), kept])
}

/**
 * Creates a function that returns which of the wanted aspects a text mentions, good or bad, as far as the patterns know
 * (decision 117): expressions of both languages over compared words (`normalise`). A likely match counts unless
 * something says that another thing is meant. Only patterns that can matter to the wanted ones are built.
 */
export function createAspectReader(wanted: readonly KnownAspect[]): (text: string) => Set<KnownAspect> {
  const vocabulary = new Vocabulary()
  /** The patterns for what the company sells and to whom; a sentence that matches one says nothing about work there. */
  const business = new Map<number, Expression[]>()
  /** All other expressions, by the list that their first word belongs to. */
  const byFirst = new Map<number, Meaning[]>()
  const files = [english, arabic] as Patterns[]
  /** Aspects whose own words exclude the likely ones of another: a raise of pay says nothing of its level. */
  const excludedBy = new Map(
    wanted.map((aspect) => [aspect, new Set(files.flatMap(({ aspects: spoken }) => listNamed(spoken[aspect])))]),
  )
  const built = new Set([...wanted, ...[...excludedBy.values()].flatMap((others) => [...others])])

  for (const { groups, aspects: spoken, business: sold } of files) {
    for (const written of sold) {
      const expression = buildExpression(written, groups, vocabulary)
      keep(business, expression, expression)
    }
    for (const aspect of built)
      for (const as of ['certain', 'likely', 'exclusions'] as const)
        for (const written of spoken[aspect][as]) {
          if (written.startsWith('@')) continue
          const expression = buildExpression(written, groups, vocabulary)
          keep(byFirst, expression, { aspect, as, expression })
        }
  }

  const isAboutBusiness = (sentence: Sentence) =>
    sentence.some((lists, from) =>
      [...lists].some((list) => business.get(list)?.some((expression) => findPlaces(expression, sentence, from))),
    )

  function findMentioned(sentence: Sentence): Set<KnownAspect> {
    if (isAboutBusiness(sentence)) return new Set()
    const spoken: Record<keyof SpokenPatterns, Place[]> = { certain: [], likely: [], exclusions: [] }
    sentence.forEach((lists, from) => {
      for (const list of lists)
        for (const { aspect, as, expression } of byFirst.get(list) ?? []) {
          const places = findPlaces(expression, sentence, from)
          if (places) spoken[as].push({ aspect, places })
        }
    })
    const { certain, likely, exclusions } = spoken
    const found = new Set(certain.map(({ aspect }) => aspect).filter((aspect) => excludedBy.has(aspect)))
    for (const { aspect, places } of likely) {
      const excluding = excludedBy.get(aspect)
      if (!excluding) continue
      const others = [...certain, ...likely].filter((other) => excluding.has(other.aspect))
      const meant = [...others, ...exclusions.filter((other) => other.aspect === aspect)]
      if (!meant.some((other) => other.places.some((place) => places.includes(place)))) found.add(aspect)
    }
    return found
  }

  return (text) => {
    const found = new Set<KnownAspect>()
    for (const sentence of splitSentences(text, vocabulary))
      for (const aspect of findMentioned(sentence)) found.add(aspect)
    return found
  }
}

/** Lists the aspects that exclusions name (`@pay`). */
const listNamed = ({ exclusions }: SpokenPatterns): KnownAspect[] =>
  exclusions.filter((written) => written.startsWith('@')).map((written) => written.slice(1) as KnownAspect)

/**
 * Yields the sentences of a text, each word as the set of vocabulary lists it is in; between two parts stands a word of
 * no list.
 */
function* splitSentences(text: string, vocabulary: Vocabulary): Generator<Sentence> {
  for (const sentence of text.split(ends)) {
    const words = sentence.split(parts).flatMap((part) => {
      const plain = normalise(part).split(' ').filter(Boolean)
      return [none, ...plain.map((word) => vocabulary.listsWith(word))]
    })
    if (words.length > 1) yield words.slice(1)
  }
}

const readAspects = createAspectReader(aspects)

/** Returns the aspects that readers are shown which a text of a review mentions. */
export function findAspects(text: string): Aspect[] {
  const found: ReadonlySet<string> = readAspects(text)
  return aspects.filter((aspect) => found.has(aspect))
}
