import { replaceChatDigits, toOtherLayout } from './keyboard.ts'
import {
  findBest,
  fit,
  type Mark,
  matchText,
  type Searchable,
  type Strictness,
  scoreOf,
  toSearchable,
} from './match.ts'
import { maxTyped, maxWords, normalise } from './normalise.ts'

/** An item of a list: its name, and its other names, in both languages. */
export type NamedItem = { name: string; also?: readonly string[] | undefined }

/**
 * An item that matches what was typed. `text` is the matching name, its own or another, and `marks` the ranges that
 * match.
 */
export type RankedItem<T> = { item: T; score: number; whole: boolean; text: string; marks: readonly Mark[] }

/** Words people add around the name they look for, which do not distinguish items. */
const around = new Set(
  'قسم ادارة وظيفة مهنة مدينة محافظة جنسية تخصص مجال شهادة درجة دولة department dept job city major degree in of the في من'
    .split(' ')
    .map(normalise),
)

const known = new WeakMap<object, Searchable[]>()

/** Returns the names of an item prepared for searching, cached. */
export function listTexts(item: NamedItem): Searchable[] {
  const found = known.get(item)
  if (found) return found
  const texts = [item.name, ...(item.also ?? [])].map((text) => toSearchable(text))
  known.set(item, texts)
  return texts
}

/** The penalties of a match in a name that is not shown, in another name, and across several names. */
const notShown = 1
const otherName = 4
const acrossNames = 40

function rankOne<T extends NamedItem>(item: T, typed: Searchable, strictness: Strictness): RankedItem<T> | undefined {
  let best: RankedItem<T> | undefined
  const texts = listTexts(item)
  for (let at = 0; at < texts.length; at++) {
    const match = matchText(typed, texts[at]!, strictness)
    if (!match) continue
    const score = match.score + (at === 0 ? 0 : at === 1 ? notShown : otherName)
    if (!best || score < best.score) best = { ...match, item, score, text: texts[at]!.text }
  }
  return best ?? matchAcrossTexts(item, texts, typed, strictness)
}

/** Matches words each of which is in another name of the item: half typed in one language, half in the other. */
function matchAcrossTexts<T extends NamedItem>(
  item: T,
  texts: Searchable[],
  typed: Searchable,
  strictness: Strictness,
) {
  if (typed.words.length < 2) return undefined
  const fits: number[] = []
  const marks: Mark[] = []
  for (const word of typed.words) {
    const found = texts.map((text) => findBest(word, text, strictness))
    const best = Math.min(...found.map((one) => one?.found.fit ?? Number.POSITIVE_INFINITY))
    if (best === Number.POSITIVE_INFINITY) return undefined
    fits.push(best)
    if (found[0]) marks.push(found[0].found.mark)
  }
  return { item, score: scoreOf(fits) + acrossNames, whole: false, text: item.name, marks }
}

type Attempt = { text: string; strictness: Strictness }

/**
 * Lists the interpretations of what was typed, the likeliest first; each is tried only where those before found
 * nothing.
 */
function listAttempts(typed: string): Attempt[] {
  const words = normalise(typed).split(' ')
  const telling = words.filter((word) => !around.has(word))
  const fewer = telling.length > 0 && telling.length < words.length ? [telling.join(' ')] : []
  const chat = replaceChatDigits(typed)
  const spelled = [typed, ...fewer, ...(chat === typed ? [] : [chat])]
  const layouts = toOtherLayout(typed)
  const attemptUpTo = (strictness: Strictness) => (text: string) => ({ text, strictness })
  return [
    ...spelled.map(attemptUpTo(fit.part)),
    ...layouts.map(attemptUpTo(fit.root)),
    ...spelled.map(attemptUpTo(fit.slip)),
  ]
}

/**
 * Returns the items that match what was typed, the likeliest first: by their name or another, in either language, in
 * any order of words, in any gender and number; and only where none match so, with the other keyboard layout, missing
 * dots, the same sound, or a typing error.
 */
export function rankItems<T extends NamedItem>(items: readonly T[], typed: string): RankedItem<T>[] {
  if (!normalise(typed.slice(0, maxTyped)) && toOtherLayout(typed.slice(0, maxTyped)).length === 0) return []
  for (const { text, strictness } of listAttempts(typed.slice(0, maxTyped))) {
    const wanted = toSearchable(text, maxWords)
    const found = items.flatMap((item) => rankOne(item, wanted, strictness) ?? [])
    if (found.length > 0) return found.sort((a, b) => a.score - b.score)
  }
  return []
}
