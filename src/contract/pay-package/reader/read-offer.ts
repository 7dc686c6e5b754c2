import { type Halalas, maxHalalas } from '../compute/money.ts'
import type { ContractKind } from '../compute/pay-package.ts'
import { type Joined, matchValues } from './match-values.ts'
import { toPlainText } from './plain-text.ts'
import { listTokens } from './tokens.ts'
import type { Value } from './value.ts'
import type { Topic } from './vocabulary.ts'

/** What was understood of an offer, each with the words it was read from. */
export type OfferFields = {
  basic?: Halalas
  housing?: Halalas
  transport?: Halalas
  other?: Halalas
  bonus?: Halalas
  weeklyHours?: number
  weekDays?: number
  leaveDays?: number
  joined?: string
  contract?: ContractKind
}
export type OfferField = keyof OfferFields

/**
 * Why a part of the text is not used. `two`: it says two different things; `whole`: it says pay and not which part;
 * `period`: it may be a month or a year; `sum`: the parts do not add up to the total; `day`: the date reads in two ways;
 * `unclear`: the number may be several things; `apart`: it is about something else.
 */
export type Doubt = 'two' | 'whole' | 'period' | 'sum' | 'day' | 'unclear' | 'apart'

export type OfferRead = {
  fields: OfferFields
  words: Partial<Record<OfferField, string>>
  doubts: readonly { why: Doubt; words: string; field?: OfferField }[]
}

const maxPlausible = 5_000_000
const pay = ['basic', 'housing', 'transport', 'other', 'bonus'] as const
type Pay = (typeof pay)[number]

/**
 * Reads the text of an offer, in both languages and digits. A number that could be two things is never used: it is
 * listed with the reason.
 */
export function readOffer(pasted: string): OfferRead {
  const text = toPlainText(pasted.slice(0, 20_000))
  const joined = matchValues(text, listTokens(text))
  const fields: OfferFields = {}
  const words: OfferRead['words'] = {}
  const doubts: { why: Doubt; words: string; field?: OfferField }[] = []
  const noteDoubt = (why: Doubt, of: readonly Joined[], field?: OfferField) => {
    for (const one of new Set(of.map((each) => each.words))) doubts.push({ why, words: one, ...(field && { field }) })
  }
  /** Takes the one thing that is said about a field; two different things are none. */
  const take = <Field extends OfferField>(
    field: Field,
    of: readonly Joined[],
    read: (value: Value) => OfferFields[Field],
  ) => {
    const found = of.map(({ value }) => read(value))
    const different = new Set(found)
    if (of.length === 0) return
    if (different.size > 1 || found[0] === undefined)
      return noteDoubt(found[0] === undefined ? 'unclear' : 'two', of, field)
    fields[field] = found[0]
    words[field] = of[0]!.words
  }
  const listAbout = (...topics: readonly Topic[]) =>
    joined.filter(({ topic }) => topic !== undefined && topics.includes(topic))
  const isKind =
    (...kinds: readonly Value['kind'][]) =>
    ({ value }: Joined) =>
      kinds.includes(value.kind)

  readBasic()
  for (const part of ['housing', 'transport', 'other', 'bonus'] as const) readPart(part)
  checkTotal()

  const isHours = isKind('weekly', 'daily', 'weekDays')
  take('weekDays', joined.filter(isKind('weekDays')), (value) => (value.kind === 'weekDays' ? value.days : undefined))
  readHours()
  take('leaveDays', listAbout('leave').filter(isKind('days')), (value) =>
    value.kind === 'days' && value.days >= 5 && value.days <= 90 ? value.days : undefined,
  )
  readStart()
  readContract()

  // What belongs to nothing, or to something else, is listed: nothing that looks like pay is passed over in silence.
  const isOwn = (one: Joined) =>
    one.topic !== undefined && [...pay, 'leave', 'start', 'total', 'salary'].includes(one.topic)
  const isLoose = (one: Joined) => !isHours(one) && !isOwn(one)
  noteDoubt(
    'apart',
    joined.filter(
      (one) => isLoose(one) && (one.value.kind === 'money' || one.value.kind === 'date' || one.value.kind === 'part'),
    ),
  )
  return { fields, words, doubts: doubts.filter(isFirst) }

  function isFirst({ why, words: of }: { why: Doubt; words: string }, place: number) {
    return doubts.findIndex((one) => one.why === why && one.words === of) === place
  }

  function readBasic() {
    const said = listAbout('basic')
    if (said.some(({ value }) => value.kind === 'unclear')) return noteDoubt('unclear', said, 'basic')
    const amounts = said.filter(isKind('money'))
    const isLarge = ({ value }: Joined) =>
      value.kind === 'money' &&
      ((value.period === null && value.amount > 50_000) || (value.period === 'year' && value.amount < 12_000))
    if (amounts.some(isLarge)) return noteDoubt('period', amounts, 'basic')
    take('basic', amounts, toMonthly)
    const whole = listAbout('salary').filter(isKind('money', 'unclear'))
    noteDoubt('whole', whole)
  }

  function readPart(part: Exclude<Pay, 'basic'>) {
    const said = listAbout(part).filter(({ value }) => ['money', 'part', 'months', 'unclear'].includes(value.kind))
    if (said.some(({ value }) => value.kind === 'unclear')) return noteDoubt('unclear', said, part)
    const isYearly = part === 'bonus'
    const amounts = said.filter(isKind('money'))
    const isLarge = ({ value }: Joined) =>
      value.kind === 'money' && value.period === null && fields.basic !== undefined && value.amount * 100 > fields.basic
    if (!isYearly && amounts.some(isLarge)) return noteDoubt('period', amounts, part)
    const read = (value: Value) => (isYearly ? toYearly(value) : (toMonthly(value) ?? ofBasic(value)))
    if (part !== 'other') return take(part, said, read)
    // Several other allowances are added; the same one said twice is one.
    const each = said.filter((one, place) => said.findIndex(({ words: of }) => of === one.words) === place)
    const found = each.map(({ value }) => read(value))
    if (each.length === 0) return
    if (found.some((amount) => amount === undefined)) return noteDoubt('unclear', said, part)
    fields.other = found.reduce<number>((sum, amount) => sum + amount!, 0)
    words.other = each.map(({ words: of }) => of).join(' · ')
  }

  function toMonthly(value: Value): Halalas | undefined {
    if (value.kind !== 'money') return undefined
    const halalas = Math.round((value.amount * 100) / (value.period === 'year' ? 12 : 1))
    return value.amount <= maxPlausible && halalas <= maxHalalas ? halalas : undefined
  }

  /** A part of basic pay a month; months of basic pay are those of a year. */
  function ofBasic(value: Value): Halalas | undefined {
    if (fields.basic === undefined) return undefined
    if (value.kind === 'part') return Math.round((fields.basic * value.part) / value.of)
    return value.kind === 'months' ? Math.round((fields.basic * value.months) / 12) : undefined
  }

  function toYearly(value: Value): Halalas | undefined {
    if (value.kind === 'months') return fields.basic === undefined ? undefined : fields.basic * value.months
    if (value.kind !== 'money') return undefined
    return value.amount * (value.period === 'month' ? 12 : 1) <= maxPlausible
      ? Math.round(value.amount * 100 * (value.period === 'month' ? 12 : 1))
      : undefined
  }

  /** The parts have to add up to a total that is said; a total without parts is not divided. */
  function checkTotal() {
    const said = listAbout('total').filter(isKind('money'))
    const sum = (fields.basic ?? 0) + (fields.housing ?? 0) + (fields.transport ?? 0) + (fields.other ?? 0)
    const isSum = ({ value }: Joined) =>
      value.kind === 'money' && [sum, sum * 12, sum * 12 + (fields.bonus ?? 0)].includes(value.amount * 100)
    if (said.length === 0 || said.some(isSum)) return
    noteDoubt(fields.basic === undefined ? 'whole' : 'sum', said)
  }

  function readHours() {
    const weekly = joined.filter(isKind('weekly'))
    const daily = joined.filter(isKind('daily'))
    const isFair = (hours: number) => hours >= 4 && hours <= 84
    if (weekly.length > 0)
      return take('weeklyHours', weekly, (value) =>
        value.kind === 'weekly' && isFair(value.hours) ? value.hours : undefined,
      )
    const days = fields.weekDays
    if (daily.length > 0 && days !== undefined)
      take('weeklyHours', daily, (value) =>
        value.kind === 'daily' && isFair(value.hours * days) ? value.hours * days : undefined,
      )
    else noteDoubt('unclear', daily, 'weeklyHours')
  }

  function readStart() {
    const dates = listAbout('start').filter(isKind('date'))
    const sure = dates.filter(({ value }) => value.kind === 'date' && value.isSure)
    if (sure.length === 0) return noteDoubt('day', dates, 'joined')
    take('joined', sure, (value) => (value.kind === 'date' ? value.day : undefined))
  }

  function readContract() {
    const open = /indefinite|unlimited|open[- ]ended|غير محدد/.exec(text.plain)
    const fixed =
      /fixed[- ]?term|(?:one|two|three|[1-5])[- ]years?(?:[- ](?:renewable|fixed))?[- ]contract|(?:un)?limited[- ](?:term|contract)|(?<!غير )محدد ?المده|(?<!غير )محدده? ?المده|عقد سنوي|مده العقد:? ?(?:سن|عام|\d)|contract (?:term|period|duration):? ?(?:is )?(?:one|two|\d)/.exec(
        text.plain,
      )
    const isFixed = fixed !== null && !fixed[0].startsWith('unlimited')
    const show = (found: RegExpExecArray) => text.shown.slice(found.index, found.index + found[0].length)
    if (open && isFixed) doubts.push({ why: 'two', words: `${show(open)} · ${show(fixed)}`, field: 'contract' })
    else if (open || isFixed) {
      fields.contract = open ? 'open' : 'fixed'
      words.contract = show(open ?? fixed!)
    }
  }
}
