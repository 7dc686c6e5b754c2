import { matchWord, type Searchable, type Strictness, toSearchable, type Word, type WordMatch } from './match.ts'

/** An item of a list: its name, and its other names, in both languages. */
export type NamedItem = { name: string; also?: readonly string[] | undefined }

const known = new WeakMap<object, Searchable[]>()

/** Returns the names of an item prepared for searching, cached. */
export function listTexts(item: NamedItem): Searchable[] {
  const found = known.get(item)
  if (found) return found
  const texts = [item.name, ...(item.also ?? [])].map((text) => toSearchable(text))
  known.set(item, texts)
  return texts
}

/** The words of a list, each with the positions of the items that have it. */
export type Index = ReadonlyMap<string, { word: Word; at: ReadonlySet<number> }>
const indexes = new WeakMap<readonly NamedItem[], Index>()

/** Returns the words of a list. A list that is searched again is the same array each time: it is prepared once. */
export function indexWords(items: readonly NamedItem[]): Index {
  const found = indexes.get(items)
  if (found) return found
  const index = new Map<string, { word: Word; at: Set<number> }>()
  for (const [at, item] of items.entries())
    for (const { words } of listTexts(item))
      for (const word of words) {
        const entry = index.get(word.plain) ?? { word, at: new Set() }
        entry.at.add(at)
        index.set(word.plain, entry)
      }
  indexes.set(items, index)
  return index
}

/** A typed word in a list: the words it matches, by how they are spelled, and the items that have one of these. */
export type Found = { matches: ReadonlyMap<string, WordMatch>; at: ReadonlySet<number> }

export function findWord(typed: Word, index: Index, strictness: Strictness): Found {
  const matches = new Map<string, WordMatch>()
  for (const [plain, { word }] of index) {
    const match = matchWord(typed, word, strictness)
    if (match && match.fit <= strictness) matches.set(plain, match)
  }
  return { matches, at: new Set([...matches.keys()].flatMap((plain) => [...index.get(plain)!.at])) }
}

/** Returns the items of a list that have this word, with the best fit of each. */
export function findHaving<T extends NamedItem>(
  items: readonly T[],
  typed: Word,
  strictness: Strictness,
): Map<T, number> {
  const having = new Map<T, number>()
  const index = indexWords(items)
  for (const [plain, match] of findWord(typed, index, strictness).matches)
    for (const at of index.get(plain)!.at) {
      const item = items[at]!
      having.set(item, Math.min(having.get(item) ?? match.fit, match.fit))
    }
  return having
}
