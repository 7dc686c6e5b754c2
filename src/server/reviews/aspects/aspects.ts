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

const vocabulary = new Vocabulary()

/** The patterns for what the company sells and to whom; a sentence that matches one says nothing about work there. */
const business = new Map<number, Expression[]>()

/** The meaning of a matched expression. */
type Meaning = { aspect: KnownAspect; as: keyof SpokenPatterns; expression: Expression }
/** All expressions, by the list that their first word belongs to. */
const byFirst = new Map<number, Meaning[]>()
/** Aspects whose own words exclude the likely ones of another: a raise of pay says nothing of its level. */
const excludedBy = new Map<KnownAspect, Set<KnownAspect>>(knownAspects.map((aspect) => [aspect, new Set()]))

/** Stores an expression under the list that its first word belongs to. */
function keep<Kept>(map: Map<number, Kept[]>, expression: Expression, kept: Kept): void {
  const [first] = expression
  if (!first || !('word' in first)) throw new Error('an expression begins with a word')
  map.set(first.word, [...(map.get(first.word) ?? []), kept])
}

for (const { groups, aspects: spoken, business: sold } of [english, arabic] as Patterns[]) {
  for (const written of sold) {
    const expression = buildExpression(written, groups, vocabulary)
    keep(business, expression, expression)
  }
  for (const aspect of knownAspects)
    for (const as of ['certain', 'likely', 'exclusions'] as const)
      for (const written of spoken[aspect][as]) {
        if (written.startsWith('@')) {
          excludedBy.get(aspect)!.add(written.slice(1) as KnownAspect)
          continue
        }
        const expression = buildExpression(written, groups, vocabulary)
        keep(byFirst, expression, { aspect, as, expression })
      }
}

/** The characters that end a sentence, and those between its parts: no expression spans either. */
const ends = /[.!?؟؛;\n\r…]+/u
const parts = /[,،:()«»"“”/|–—]+| - /u

/** The lists of a word that is in none. */
const none: ReadonlySet<number> = new Set()

/**
 * Yields the sentences of a text, each word as the set of vocabulary lists it is in; between two parts stands a word of
 * no list.
 */
function* splitSentences(text: string): Generator<ReadonlySet<number>[]> {
  for (const sentence of text.split(ends)) {
    const words = sentence.split(parts).flatMap((clause) => {
      const plain = normalise(clause).split(' ').filter(Boolean)
      return [none, ...plain.map((word) => vocabulary.listsWith(word))]
    })
    if (words.length > 1) yield words.slice(1)
  }
}

/**
 * Returns the aspects that a text of a review mentions, good or bad, as far as the patterns know (decision 117):
 * expressions of both languages over compared words (`normalise`). A likely match counts unless something says that
 * another thing is meant.
 */
export function listKnownAspects(text: string): Set<KnownAspect> {
  const found = new Set<KnownAspect>()
  for (const sentence of splitSentences(text)) for (const aspect of findMentioned(sentence)) found.add(aspect)
  return found
}

/** Returns those of them that readers are shown. */
export function findAspects(text: string): Aspect[] {
  const known: ReadonlySet<string> = listKnownAspects(text)
  return aspects.filter((aspect) => known.has(aspect))
}

const isAboutBusiness = (sentence: readonly ReadonlySet<number>[]) =>
  sentence.some((lists, from) =>
    [...lists].some((list) => business.get(list)?.some((expression) => findPlaces(expression, sentence, from))),
  )

type Place = { aspect: KnownAspect; places: readonly number[] }

function findMentioned(sentence: readonly ReadonlySet<number>[]): Set<KnownAspect> {
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
  const found = new Set(certain.map(({ aspect }) => aspect))
  for (const { aspect, places } of likely) {
    const others = [...certain, ...likely].filter((other) => excludedBy.get(aspect)!.has(other.aspect))
    const meant = [...others, ...exclusions.filter((other) => other.aspect === aspect)]
    if (!meant.some((other) => other.places.some((place) => places.includes(place)))) found.add(aspect)
  }
  return found
}
