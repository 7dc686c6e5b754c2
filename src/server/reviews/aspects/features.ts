import { stemOf } from '../stems.ts'
import { normaliseSpelling } from './affixes.ts'
import { listParts, type Passage, splitPassages } from './passages.ts'
import { findPatterns } from './patterns.ts'

/**
 * What of a passage is weighed (decision 117), each once: `salari` a stem; `low salari` two beside each other, with `^`
 * before the first of a part and `$` after its last; `@pay.likely` patterns of which an expression matches, and `@pay`
 * what the patterns take it to mention.
 */
export type Feature = string

/** The stems of words as people write them, and how many are kept: finding one costs more than all the rest. */
const known = new Map<string, string>()
const maxKnown = 20_000

function stemWritten(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const stem = stemOf(normaliseSpelling(word))
  if (known.size >= maxKnown) known.clear()
  known.set(word, stem)
  return stem
}

/** Lists the stems and pairs of a passage. */
export function listWords(passage: Passage): Feature[] {
  const features = new Set<Feature>()
  for (const part of passage) {
    let before = '^'
    for (const word of part) {
      const stem = stemWritten(word)
      features.add(stem).add(`${before} ${stem}`)
      before = stem
    }
    if (before !== '^') features.add(`${before} $`)
  }
  return [...features]
}

/** Lists what the patterns say of a passage. */
export function listPatterns(passage: Passage): Feature[] {
  const { kinds, aspects } = findPatterns(passage)
  return [...kinds, ...aspects].map((name) => `@${name}`)
}

/**
 * Yields the features of everything in a text that is read by itself: each passage, and each of its parts, since in a
 * list the words of one topic speak against another. What the company sells is often such a list: its parts are left
 * out.
 */
export function* readFeatures(text: string): Generator<{ words: Feature[]; patterns: Feature[]; isPart: boolean }> {
  for (const passage of splitPassages(text)) {
    const patterns = listPatterns(passage)
    yield { words: listWords(passage), patterns, isPart: false }
    if (patterns.includes('@business')) continue
    for (const part of listParts(passage)) yield { words: listWords(part), patterns: listPatterns(part), isPart: true }
  }
}
