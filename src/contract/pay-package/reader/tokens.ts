import { readDayIn } from './days-in-text.ts'
import type { PlainText } from './plain-text.ts'
import type { Period, Value } from './value.ts'
import { countWords, type Topic, topicPatterns } from './vocabulary.ts'

export type Token =
  | { type: 'topic'; topic: Topic; at: number; end: number }
  | { type: 'value'; value: Value; at: number; end: number }
  | { type: 'break' | 'line' | 'open' | 'close' | 'rest'; at: number; end: number }

const riyal = '(?:sar|s\\.r\\.?|sr|saudi riyals?|riyals?|rials?|ريالا?(?: سعودي(?:ا|ه)?)?|ر\\.? ?س\\.?|\\uFDFC|\\u20C1)'
const number = `\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d+)?`
const thousand = '(?:k(?![a-z])|الاف|الف|thousand)'
const foreign = '(?:usd|us\\$|\\$|aed|eur|€|gbp|£|egp|inr|دولار|درهم|يورو|جنيه)'
const basic =
  '(?:of|from|x|من)? ?(?:the |your |ال)?(?:monthly )?(?:الراتب |راتب |الاجر )?(?:basic|base|(?:ال)?اساسي(?:ه|ين)?)(?: salary| pay| wage)?'
const counts = Object.keys(countWords)
  .sort((a, b) => b.length - a.length)
  .join('|')
const months = "(?:months?(?:'|’)?s?(?: of)?|salaries|رواتب|راتب|اشهر|شهور|شهر)"
const perYear =
  'per annum|per year|yearly|annual(?:ly)?|p\\.a\\.?|pa(?![a-z])|a year|/ ?year|each year|سنويا?|في السنه|بالسنه|كل سنه'
const perMonth = 'per month|monthly|p\\.m\\.?|pm(?![a-z])|a month|/ ?month|each month|شهريا?|في الشهر|بالشهر|كل شهر'
const perOther =
  'quarterly|(?:per|every|each|a) quarter|every (?:two|three|four|six|\\d) months|semi-annual|twice a year|one[- ]time|once|ربع سنوي|كل ربع|كل ثلاثه اشهر|نصف سنوي|مره واحده|per hour|per day|hourly|daily|an hour|a day|/ ?hour|/ ?day|في الساعه|في اليوم|يوميا|للساعه'

const buildSticky = (source: string) => new RegExp(source, 'y')
/** Builds a pattern that does not begin inside a word or a number. */
const buildAlone = (source: string) => buildSticky(`(?<![a-z\\d.,]|\\p{L}{2})(?:${source})`).source
const make = (source: string) => new RegExp(buildAlone(source), 'yu')

const hours = '(?:hours?|hrs?|ساعات|ساعه)'
const week = '(?:per|a|/|in a|each|في|ب|كل)? ?(?:week(?:ly)?|(?:ال)?اسبوع(?:يا)?)'
const daily = '(?:per|a|/|in a|each|في|ب|كل)? ?(?:day|daily|(?:ال)?يوم(?:يا)?)'

type Reader = { pattern: RegExp; read: (match: RegExpExecArray) => Value | undefined }

/** What a value may look like, in the order in which it is tried at a place of the text. */
const readers: readonly Reader[] = [
  {
    pattern: make(`(?:working |work )?(?:hours|ساعات)(?: ال?(?:عمل|دوام))?[ :]{1,3}(${number}) ?(?:${hours} )?${week}`),
    read: ([, count]) => ({ kind: 'weekly', hours: Number(count) }),
  },
  {
    pattern: make(`(${number}) ?[- ]?(?:working )?${hours}(?: of work| work| عمل)? ?${week}`),
    read: ([, count]) => ({ kind: 'weekly', hours: Number(count) }),
  },
  {
    pattern: make(`(${number}) ?[- ]?(?:working )?${hours}(?: of work| work| عمل)? ?${daily}`),
    read: ([, count]) => ({ kind: 'daily', hours: Number(count) }),
  },
  {
    pattern: make(`([1-7]|five|six|خمسه|سته) ?(?:working )?(?:days?|ايام)(?: (?:ال)?عمل)? ?${week}`),
    read: ([, count]) => ({
      kind: 'weekDays',
      days: ({ five: 5, six: 6, خمسه: 5, سته: 6 } as Record<string, number>)[count!] ?? Number(count),
    }),
  },
  {
    pattern: make(`(${number}) ?% ?(?:${basic})`),
    read: ([, count]) => ({ kind: 'part', part: Number(count), of: 100 }),
  },
  {
    pattern: make(`(\\d|${counts}) ?(?:\\(\\d\\) ?)?${months} ?${basic}(?: ?(?:${perYear}|كل سنه))?`),
    read: ([, count]) => readMonths(count!),
  },
  { pattern: make(`(?:راتبين|راتبان|شهرين) ${basic}`), read: () => ({ kind: 'months', months: 2 }) },
  {
    pattern: make(`(\\d{1,3}) ?(?:working |calendar |paid |business )?(?:days?|يوما?|ايام)`),
    read: ([, count]) => ({ kind: 'days', days: Number(count) }),
  },
  { pattern: make(`(?:${foreign}) ?(?:${number})|(?:${number}) ?(?:${foreign})`), read: () => ({ kind: 'unclear' }) },
  // A range, a percentage of something else, a duration, an amount an hour: none of them is an amount of pay.
  {
    pattern: make(`(?:${riyal} ?)?(?:${number}) ?(?:-|to|الي|up to) ?(?:${riyal} ?)?(?:${number})(?: ?${riyal})?`),
    read: () => ({ kind: 'unclear' }),
  },
  {
    pattern: make(
      `(?:up to|upto|max(?:imum)? of|حتي|بحد اقصي|يصل الي) ?(?:${riyal} ?)?(?:${number})(?: ?%| ?${riyal})?`,
    ),
    read: () => ({ kind: 'unclear' }),
  },
  { pattern: make(`(?:${number}) ?%`), read: () => ({ kind: 'unclear' }) },
  {
    pattern: make(
      `(?:\\d{1,2}) ?[- ]?(?:(?:months?|years?|weeks?|hours?|hrs?|minutes?)(?![a-z])|سن(?:ه|وات|تين)|اشهر|شهرا?|شهور|ساع(?:ه|ات)|اسابيع|اسبوع)`,
    ),
    read: () => undefined,
  },
  {
    pattern: make(`(?:(${riyal}) ?)?(${number})(?: ?(${thousand}))?(?:/-)?(?: ?(${riyal})(?![\\p{L}]))?`),
    read: readMoney,
  },
]

function readMonths(count: string): Value {
  return { kind: 'months', months: countWords[count] ?? Number(count) }
}

function readMoney([text, before, written, times, after]: RegExpExecArray): Value {
  const plain = written!.replace(/[,'’]/g, '')
  const amount = Number(plain) * (times ? 1000 : 1)
  // `12.500` may be twelve and a half, or twelve thousand five hundred.
  const isClear = times !== undefined || !/\.(\d|\d{3,})$/.test(plain)
  if (!isClear || /^0\d/.test(text!) || !/\d/.test(text!)) return { kind: 'unclear' }
  return { kind: 'money', amount, period: null, hasCurrency: before !== undefined || after !== undefined }
}

/** Whether a number without a currency is too small for pay (the number of a line) or too large (a telephone number). */
const isNoAmount = (value: Value) =>
  value.kind === 'money' && !value.hasCurrency && (value.amount < 100 || value.amount > 9_999_999)

/** Finds the period that is said beside an amount; `other` where it is paid by the hour or the day. */
function findPeriod(plain: string, at: number, end: number): Period | 'other' {
  const after = cutAtTopic(plain.slice(end, end + 24).split(/[\n;.,]|\d/)[0]!)
  const before = plain.slice(Math.max(0, at - 40), at)
  if (other.test(after)) return 'other'
  const [monthAt, yearAt] = [after.search(monthly), after.search(yearly)]
  if (monthAt >= 0 || yearAt >= 0) return yearAt < 0 || (monthAt >= 0 && monthAt < yearAt) ? 'month' : 'year'
  if (monthBefore.test(before)) return 'month'
  return yearBefore.test(before) ? 'year' : null
}
const monthly = new RegExp(`(?<!\\p{L})(?:${perMonth})`, 'u')
const yearly = new RegExp(`(?<!\\p{L})(?:${perYear})`, 'u')
const other = new RegExp(`(?<!\\p{L})(?:${perOther})`, 'u')
/** Returns a text up to the next topic: what follows is about that. */
function cutAtTopic(text: string): string {
  for (let at = 0; at < text.length; at++)
    for (const { pattern } of topicPatterns) {
      pattern.lastIndex = at
      if (pattern.test(text)) return text.slice(0, at)
    }
  return text
}
/** A period that is said before the amount, as in `annual basic salary: 108,000`. */
const monthBefore = /(?:monthly(?: [a-z]+){0,3}|شهري\p{L}*)[ :=()-]*(?:(?:of|is|will be|قدره|هو) )?(?:sar |sr )?$/u
const yearBefore =
  /(?:(?:annual(?:ly)?|yearly)(?: [a-z]+){0,3}|سنوي\p{L}*)[ :=()-]*(?:(?:of|is|will be|قدره|هو) )?(?:sar |sr )?$/u

/** Lists the words and values of a text in their order. */
export function listTokens({ plain }: PlainText): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < plain.length) {
    const token = readToken(plain, at)
    if (token) tokens.push(token)
    at = token ? token.end : at + 1
  }
  return tokens
}

function readToken(plain: string, at: number): Token | undefined {
  const sign = plain[at]!
  if (sign === '\n') return { type: 'line', at, end: at + 1 }
  if (sign === '(' || sign === ')') return { type: sign === '(' ? 'open' : 'close', at, end: at + 1 }
  if (/[.,;•·●]/.test(sign)) return { type: 'break', at, end: at + 1 }
  if (sign === ' ') return undefined
  const day = readDayIn(plain, at)
  if (day) return { type: 'value', at, ...day }
  for (const { pattern, read } of readers) {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (!match || match[0] === '') continue
    const value = read(match)
    const end = at + match[0].length
    if (!value || isNoAmount(value)) return { type: 'rest', at, end }
    if (value.kind !== 'money') return { type: 'value', value, at, end }
    const period = findPeriod(plain, at, end)
    return { type: 'value', value: period === 'other' ? { kind: 'unclear' } : { ...value, period }, at, end }
  }
  for (const { topic, pattern } of topicPatterns) {
    pattern.lastIndex = at
    const match = pattern.exec(plain)
    if (match && match[0] !== '') return { type: 'topic', topic, at, end: at + match[0].length }
  }
  return undefined
}
