import type { PlainText } from './plain-text.ts'
import type { Token } from './tokens.ts'
import type { Value } from './value.ts'
import type { Topic } from './vocabulary.ts'

/** A value with what it is about, and the words around it. */
export type Joined = { topic: Topic | undefined; value: Value; words: string }

type TopicToken = Extract<Token, { type: 'topic' }>
type ValueToken = Extract<Token, { type: 'value' }>

/** Which topics a value can belong to. */
const topicsOf: Record<Value['kind'], readonly Topic[]> = {
  money: ['basic', 'housing', 'transport', 'other', 'bonus', 'total', 'salary', 'none'],
  part: ['housing', 'transport', 'other', 'bonus', 'none'],
  months: ['housing', 'transport', 'bonus', 'none'],
  unclear: ['basic', 'housing', 'transport', 'other', 'bonus', 'total', 'salary', 'none', 'leave', 'start'],
  days: ['leave', 'none'],
  date: ['start', 'none'],
  weekly: [],
  daily: [],
  weekDays: [],
}

const provided =
  /^[ :)-]*(?:and [a-z]+ |و\p{L}+ )?(?:is |are |will be |both )?(?:provided|included|covered|free|company|by (?:the )?(?:company|employer)|مؤمن|مؤمنه|مومن|موفر|توفر|يوفر|مشمول|مجان|(?:علي|من) (?:حساب )?(?:ال)?(?:شرك|علينا)|علينا)/u

/** Joins each value to what it is about: by the words in the same part of a sentence, or on the line before. */
export function matchValues(text: PlainText, tokens: readonly Token[]): Joined[] {
  const lines = splitAt(
    tokens.filter((token) => !isTopic(token) || !isProvided(token)),
    ['line'],
  )
  const joined: Joined[] = []
  /** The topics of the part before, where it had no value: a heading above its amount. */
  let waiting: TopicToken[] = []
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place]!
    const [heads, cells] = [line.filter(isTopic), (lines[place + 1] ?? []).filter(isValue)]
    // The head of a table and its only row.
    if (
      isRow(line, isTopic) &&
      isRow(lines[place + 1] ?? [], isValue) &&
      heads.length > 1 &&
      heads.length === cells.length
    ) {
      for (const [at, head] of heads.entries())
        joined.push({ topic: head.topic, value: cells[at]!.value, words: show(head, cells[at]!) })
      place++
      waiting = []
      continue
    }
    for (const part of splitAt(line, ['break'])) {
      const own = part.filter(isTopic)
      const values = part.filter(isValue)
      if (values.length === 0) {
        if (own.length > 0) waiting = own
        continue
      }
      joined.push(...matchPart(part, waiting))
      waiting = []
    }
  }
  return joined

  function matchPart(part: readonly Token[], before: readonly TopicToken[]): Joined[] {
    const used = new Set<TopicToken>()
    const first = part.find((token) => isTopic(token) || isValue(token))
    const isAfter = first !== undefined && isValue(first)
    return part.filter(isValue).map((token) => {
      const isFitting = (topic: TopicToken) => topicsOf[token.value.kind].includes(topic.topic)
      // Beside the word for basic pay, the word for pay itself says nothing.
      const fitting = part.filter(isTopic).filter(isFitting)
      const isBasic = fitting.some(({ topic }) => topic === 'basic')
      const own = isBasic ? fitting.filter(({ topic }) => topic !== 'salary') : fitting
      const previous = own.filter(({ at }) => at < token.at).at(-1)
      const next = own.find(({ at }) => at > token.at && !isNextThing(token.end, at))
      const isInside = countOf(part, 'open', token.at) > countOf(part, 'close', token.at)
      const findFree = (topic: TopicToken | undefined) =>
        topic !== undefined && (!used.has(topic) || isInside) ? topic : undefined
      const found =
        (isAfter ? (findFree(next) ?? findFree(previous)) : (findFree(previous) ?? findFree(next))) ?? previous ?? next
      const topic = found ?? (before.filter(isFitting).length === 1 ? before.find(isFitting) : undefined)
      if (found) used.add(found)
      return { topic: topic?.topic, value: token.value, words: show(topic ?? token, token) }
    })
  }

  /** Whether it is said that the employer provides something, so that no amount belongs to it. */
  function isProvided({ end }: TopicToken) {
    return provided.test(text.plain.slice(end, end + 40))
  }

  /** Whether a topic after a value begins something else, as in `6,000 and housing is provided`. */
  function isNextThing(from: number, to: number) {
    return (
      /(?:\band\b|\bplus\b|\bwith\b|[+&]|(?<!\p{L})مع(?!\p{L}))/u.test(text.plain.slice(from, to)) ||
      text.plain[to] === 'و'
    )
  }

  /** Returns the words from one token to the other, on one line. */
  function show(a: Token, b: Token) {
    return text.shown.slice(Math.min(a.at, b.at), Math.max(a.end, b.end)).replace(/\s+/g, ' ').trim()
  }
}

const isTopic = (token: Token): token is TopicToken => token.type === 'topic'
const isValue = (token: Token): token is ValueToken => token.type === 'value'
const isRow = (line: readonly Token[], is: (token: Token) => boolean) => line.length > 0 && line.every(is)

const countOf = (part: readonly Token[], type: Token['type'], before: number) =>
  part.filter((token) => token.type === type && token.at < before).length

/** Splits tokens where one of a type stands. */
function splitAt(tokens: readonly Token[], types: readonly Token['type'][]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (types.includes(token.type)) parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts
}
