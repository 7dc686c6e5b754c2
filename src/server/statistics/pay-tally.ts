import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { computeMonthlyPay } from '../../contract/salaries/monthly-pay.ts'
import { payRules } from '../../contract/statistics/rules.ts'
import { findBand, payBands, percentBands, yearlyBands } from './pay.ts'
import {
  buildExtraMeasure,
  buildGenderMeasure,
  buildLevelMeasure,
  buildNationMeasure,
  buildTitleMeasure,
  type PayExtra,
  payMeasure,
} from './pay-measures.ts'
import type { Tally } from './tally-type.ts'

/**
 * Converts a part of the pay to its yearly amount; one given without a period is yearly already. Undefined for more than
 * any pay of a year, as for pay itself.
 */
function toYearly(answers: RawAnswers, name: string): number | undefined {
  const paid = answers[name]
  if (typeof paid !== 'number') return undefined
  const yearly = paid * (answers[`${name}_duration`] === 'month' ? 12 : 1)
  return yearly <= payRules.most * 12 ? yearly : undefined
}

/** Returns the tallies of a salary review's pay at its company; none when it is in another currency. */
export function payTallies(answers: RawAnswers): Tally[] {
  const monthly = computeMonthlyPay(answers)
  if (monthly === null) return []
  const bucket = String(findBand(payBands, monthly))
  return [
    { measure: payMeasure, bucket },
    ...listGiven({ joblevel: answers.joblevel }).map(([, id]) => ({ measure: buildLevelMeasure(id), bucket })),
  ]
}

/**
 * Returns the tallies of a review for the whole country: the pay by its job title, gender and its author's group of
 * nationalities, where known, and the parts of pay that not everybody gets.
 */
export function tallyNationalPay(kind: ReviewKind, answers: RawAnswers, nation?: string): Tally[] {
  const monthly = kind === 'salary' ? computeMonthlyPay(answers) : null
  const jobtitle = Number(answers.jobtitle)
  if (monthly === null || !jobtitle) return []
  const bucket = String(findBand(payBands, monthly))
  const commission = toYearly(answers, 'sales_commission')
  const extras = {
    cash_bonus: findYearlyBand(toYearly(answers, 'cash_bonus')),
    profit_sharing: findYearlyBand(toYearly(answers, 'profit_sharing')),
    sales_commission: findYearlyBand(commission && commission / 12),
    annual_raise: typeof answers.annual_raise === 'number' ? findBand(percentBands, answers.annual_raise) : undefined,
  } satisfies Record<PayExtra, unknown>
  return [
    { measure: buildTitleMeasure(jobtitle), bucket },
    ...listGiven({ nation }).map(([, id]) => ({ measure: buildNationMeasure(id), bucket })),
    ...listGiven({ gender: answers.gender }).map(([, id]) => ({ measure: buildGenderMeasure(id), bucket })),
    ...listGiven(extras).map(([extra, of]) => ({ measure: buildExtraMeasure(extra), bucket: of })),
  ]
}

const findYearlyBand = (amount: number | undefined) =>
  amount === undefined ? undefined : findBand(yearlyBands, amount)

/** Lists the parts that were answered. */
function listGiven<Name extends string>(parts: Record<Name, unknown>): [Name, string][] {
  return (Object.entries(parts) as [Name, unknown][]).flatMap(([name, id]) =>
    typeof id === 'number' || typeof id === 'string' ? [[name, String(id)]] : [],
  )
}
