import type { RawAnswers } from '../../contract/form/form.ts'
import { riyal } from '../../contract/lookups/known-ids.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { computeMonthlyPay } from '../../contract/salaries/monthly-pay.ts'
import { listCountedFields } from '../../contract/statistics/budget.ts'
import { groupBy } from '../platform/group-by.ts'
import type { SettledAnswers } from './counted.ts'
import type { Uniform } from './noise.ts'
import { type Bands, findBand, payBands, percentBands, yearlyBands } from './pay.ts'
import type { Writer } from './people/writer.ts'

type Counted = SettledAnswers

/**
 * Returns what releases count of reviews of one company and kind in the coarsest form that serves, each answer moved to
 * another of these reviews at random: every count over all of them stays the same, and no two answers of one row are of
 * one person any more. What is counted together with the pay moves among reviews of the same band. Pure but for `random`.
 */
export function shuffleAnswers(kind: ReviewKind, reviews: readonly Counted[], random: Uniform): Counted[] {
  const rows = reviews.map((review) => (kind === 'salary' ? blurPay(review) : blurAnswers(kind, review)))
  const all = rows.map((_, at) => at)
  if (kind === 'salary') {
    const bands = groupBy(all, (at): unknown => rows[at]!.answers.salary)
    for (const among of bands.values()) {
      for (const name of ['joblevel', 'jobtitle', 'gender']) move(rows, 'answers', [name], among, random)
      move(rows, 'writer', ['nation'], among, random)
    }
    const counted = all.filter((at) => rows[at]!.answers.salary !== undefined)
    for (const name of extras) move(rows, 'answers', [name, `${name}_duration`], counted, random)
    return rows
  }
  for (const { name } of listCountedFields(kind)) move(rows, 'answers', [name], all, random)
  for (const name of ['gender', 'age', 'experience'] as const) move(rows, 'writer', [name], all, random)
  return rows
}

/** Moves values among rows at random (Fisher and Yates), those of the same names together. */
function move(
  rows: readonly Counted[],
  part: 'answers' | 'writer',
  names: readonly string[],
  among: readonly number[],
  random: Uniform,
): void {
  const getPart = (at: number) => rows[at]![part] as Record<string, unknown> | null
  const values = among.map((at) => names.map((name) => getPart(at)?.[name]))
  for (let last = values.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    ;[values[last], values[other]] = [values[other]!, values[last]!]
  }
  for (const [n, at] of among.entries())
    for (const [m, name] of names.entries()) {
      const row = rows[at]!
      const { [name]: _, ...rest } = (row[part] ?? {}) as Record<string, unknown>
      const value = values[n]![m]
      Object.assign(row, { [part]: value === undefined ? rest : { ...rest, [name]: value } })
    }
}

function blurAnswers(kind: ReviewKind, { answers, writer }: Counted): Counted {
  const names = listCountedFields(kind).flatMap(({ name, counted }) => (counted === 'public' ? [] : [name]))
  const { gender, age, experience } = writer ?? {}
  return {
    answers: pick(answers, names),
    writer: kind === 'company' ? removeMissing({ gender, age, experience }) : null,
  }
}

const extras = ['cash_bonus', 'profit_sharing', 'sales_commission', 'annual_raise']

/** Every amount becomes the middle of its band. */
function blurPay({ answers, writer }: Counted): Counted {
  const monthly = computeMonthlyPay(answers)
  if (monthly === null) return { answers: {}, writer: null }
  const middles: RawAnswers = { salary: getMiddle(payBands, monthly), per_duration: 'month', currency_id: riyal }
  for (const name of ['cash_bonus', 'profit_sharing', 'sales_commission']) {
    const paid = answers[name]
    if (typeof paid !== 'number') continue
    const yearly = paid * (answers[`${name}_duration`] === 'month' ? 12 : 1)
    // A commission is counted by the month.
    const perYear =
      name === 'sales_commission' ? 12 * getMiddle(yearlyBands, yearly / 12) : getMiddle(yearlyBands, yearly)
    Object.assign(middles, { [name]: perYear, [`${name}_duration`]: 'year' })
  }
  if (typeof answers.annual_raise === 'number')
    Object.assign(middles, { annual_raise: getMiddle(percentBands, answers.annual_raise) })
  return {
    answers: { ...pick(answers, ['joblevel', 'jobtitle', 'gender']), ...middles },
    writer: removeMissing({ nation: writer?.nation }),
  }
}

/** Returns an amount of the same band that is the same for all of it. */
function getMiddle(bands: Bands, amount: number): number {
  const at = findBand(bands, amount)
  return Math.exp((bands.edges[at]! + bands.edges[at + 1]!) / 2)
}

const pick = (answers: RawAnswers, names: readonly string[]): RawAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([name, value]) => names.includes(name) && value !== undefined))

const removeMissing = (writer: Writer): Writer =>
  Object.fromEntries(Object.entries(writer).filter(([, value]) => value !== undefined))
