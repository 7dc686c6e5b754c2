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

/** Something chosen from a list: its name, and what else it is called, in both languages. */
export type NamedItem = { name: string; also?: readonly string[] | undefined }

/** An item that fits what was typed. `text` is what fits, its name or one of its other names, and `marks` where. */
export type RankedItem<T> = { item: T; score: number; whole: boolean; text: string; marks: readonly Mark[] }

/** Words people put around what they look for in a list, which say nothing of which. */
const around = new Set(
  'قسم ادارة وظيفة مهنة مدينة محافظة جنسية تخصص مجال شهادة درجة دولة department dept job city major degree in of the في من'
    .split(' ')
    .map(normalise),
)

const known = new WeakMap<object, Searchable[]>()

/** The names of an item, taken apart once. */
export function listTexts(item: NamedItem): Searchable[] {
  const found = known.get(item)
  if (found) return found
  const texts = [item.name, ...(item.also ?? [])].map((text) => toSearchable(text))
  known.set(item, texts)
  return texts
}

/** What lets a name stand before another that fits as well: the one that is shown, then the other names. */
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

/** Words of which each stands in another name of the item: half of what was typed in one language, half in the other. */
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

/** What was typed may mean, the likeliest first; each is tried only where those before found nothing. */
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
 * The items that what is typed may mean, the likeliest first: by their name or another, in either language, in any order
 * of words, whatever the gender and number; and only where there are none so, with the other keyboard, dots that are
 * missing, the sound, or a slip of the finger.
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
