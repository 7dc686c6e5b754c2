import { normalise } from '../../../contract/search/normalise.ts'

/** A passage of a text: its parts, each as compared words. No expression and no pair of words spans two parts. */
export type Passage = readonly (readonly string[])[]

/** The characters that end a sentence, and those between its parts. */
const ends = /[.!?؟؛;\n\r…]+/u
const parts = /[,،:()«»"“”/|–—]+| - /u

/**
 * The most words read together. What people write in one sentence is seldom longer; where they set no full stops, the
 * words of many topics would outweigh one another.
 */
const most = 20

/** Yields the passages of a text: its sentences, and of a long one as many parts together as fit. */
export function* splitPassages(text: string): Generator<Passage> {
  for (const sentence of text.split(ends)) {
    let passage: string[][] = []
    let length = 0
    for (const part of sentence.split(parts))
      for (const words of splitLong(normalise(part).split(' ').filter(Boolean))) {
        if (length + words.length > most && length > 0) {
          yield passage
          passage = []
          length = 0
        }
        passage.push(words)
        length += words.length
      }
    if (length > 0) yield passage
  }
}

/** Yields the words of a part, or of a long one pieces of it, each beginning in the middle of the one before. */
function* splitLong(words: readonly string[]): Generator<string[]> {
  for (let from = 0; from === 0 || from + most / 2 < words.length; from += most / 2)
    if (words.length > from) yield words.slice(from, from + most)
}

/** Lists the parts of a passage that has several, each as a passage. */
export const listParts = (passage: Passage): Passage[] =>
  passage.length > 1 ? passage.filter(({ length }) => length > 0).map((part) => [part]) : []
