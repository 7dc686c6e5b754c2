import { lookups } from '../../server/lookups/lists.ts'
import { pickBetween, type Random } from './random.ts'
import type { Worker } from './workforce.ts'

/** Usual monthly pay in SAR by job level (index 1 is a trainee, 9 an executive). */
const base = [0, 4400, 6800, 9300, 12000, 16200, 14000, 22500, 32500, 52000]

/** How departments pay compared with the usual. */
const departments: Record<number, number> = {
  3: 1.15,
  4: 1.25,
  5: 1.25,
  8: 0.75,
  10: 0.88,
  12: 1.2,
  13: 1.1,
  14: 0.8,
  15: 0.8,
  18: 1.15,
  19: 1.12,
  20: 0.8,
  21: 1.25,
  22: 1.08,
  23: 1.2,
  24: 0.68,
  25: 0.66,
  26: 0.9,
  27: 0.95,
  28: 1.15,
  29: 0.6,
}
const titles: [RegExp, number][] = [
  [/consultant doctor/i, 2.6],
  [/specialist doctor|^pilot/i, 2],
  [/general practitioner|resident doctor|dentist|air traffic|actuary|reservoir|petroleum/i, 1.35],
  [/solutions architect|machine learning|data scientist|DevOps|penetration/i, 1.2],
  [/nurse|pharmacist|laboratory/i, 0.82],
  [/guard|housekeeping|waiter|worker|driver|cashier|salesperson|storekeeper/i, 0.72],
]
const titleFactor = new Map(
  lookups.jobTitles.map(({ id, en }) => [id, titles.find(([name]) => name.test(en))?.[1] ?? 1]),
)
/** Factors of cities that pay more; the others pay a little less. */
const cities: Record<number, number> = { 1: 1.07, 2: 1, 5: 1, 6: 1.03, 7: 1.08, 8: 1.04, 28: 1.2 }

/**
 * Invents a believable monthly salary in SAR, rounded as people round: 4,000 to 95,000. `generosity` is the company's,
 * around 1.
 */
export function inventMonthlyPay(random: Random, worker: Worker, generosity: number): number {
  const usual =
    base[worker.joblevel]! *
    (departments[worker.department] ?? 1) *
    titleFactor.get(worker.jobtitle)! *
    (cities[worker.city] ?? 0.93) *
    generosity *
    (1 + Math.min(worker.experience_years, 20) * 0.006) *
    Math.exp(random.normal(0, 0.16))
  const step = usual < 10_000 ? 100 : usual < 25_000 ? 500 : 1000
  return pickBetween(4000, 95_000, Math.round(usual / step) * step)
}

/** Invents the pay part of a salary review, spelled as on the wire (spec 3, salary review). */
export function payAnswers(random: Random, worker: Worker, generosity: number): Record<string, unknown> {
  const monthly = inventMonthlyPay(random, worker, generosity)
  const hourly = worker.employment_status === 7 || worker.employment_status === 2
  const yearly = !hourly && monthly * 12 < 99_999 && random.chance(0.04)
  const sells = [6, 24].includes(worker.department)
  const bonus = random.chance(pickBetween(0.15, 0.8, 0.42 + (generosity - 1) * 1.2))
  const answers: Record<string, unknown> = {
    currency_id: 1,
    per_duration: hourly ? 'hour' : yearly ? 'year' : 'month',
    experience_years: worker.experience_years,
    salary: hourly ? Math.max(20, Math.round(monthly / 176)) : yearly ? monthly * 12 : monthly,
    annual_raise: pickBetween(1, 25, Math.round(random.normal(4 + (generosity - 1) * 10, 2.2))),
    get_bonus: bonus ? 1 : 0,
  }
  const add = (name: string, amount: number, period: 'year' | 'month') => {
    answers[name] = Math.max(100, Math.round(amount / 100) * 100)
    answers[`${name}_duration`] = period
  }
  if (bonus) add('cash_bonus', monthly * random.pick([0.5, 1, 1, 1.5, 2, 3]), 'year')
  if (bonus && worker.joblevel >= 7 && random.chance(0.3)) add('stock_bonus', monthly * random.whole(1, 4), 'year')
  if (random.chance(0.06)) add('profit_sharing', monthly * random.pick([0.5, 1]), 'year')
  if (sells && random.chance(0.65)) add('sales_commission', monthly * random.pick([0.1, 0.15, 0.25, 0.4]), 'month')
  // One salary in four names its parts. No random number is used for this: the other answers stay as they were.
  if (answers.per_duration === 'month' && (monthly / 100 + worker.experience_years) % 4 === 0)
    Object.assign(answers, {
      housing_allowance: Math.round(monthly * 0.18),
      transport_allowance: Math.round(monthly * 0.07),
    })
  if (worker.department === 25 && random.chance(0.45)) add('tips_gratuities', random.whole(2, 14) * 100, 'month')
  return answers
}
