import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { bandIn, monthlyPay, payBands, percentBands, yearlyBands } from './pay.ts'
import {
  extraMeasure,
  genderMeasure,
  levelMeasure,
  nationMeasure,
  type PayExtra,
  payMeasure,
  titleMeasure,
} from './pay-measures.ts'
import type { Tally } from './tally-type.ts'

/** What of a part of the pay comes in a year; one said without a period is of a year. */
function yearly(answers: RawAnswers, name: string): number | undefined {
  const paid = answers[name]
  return typeof paid === 'number' ? paid * (answers[`${name}_duration`] === 'month' ? 12 : 1) : undefined
}

/** What the pay of a salary review is counted in at its company; nothing where it is in another currency. */
export function payTallies(answers: RawAnswers): Tally[] {
  const monthly = monthlyPay(answers)
  if (monthly === null) return []
  const bucket = String(bandIn(payBands, monthly))
  return [
    { measure: payMeasure, bucket },
    ...given({ joblevel: answers.joblevel }).map(([, id]) => ({ measure: levelMeasure(id), bucket })),
  ]
}

/**
 * What a review is counted in for the whole country: the pay of its job title, its gender and its writer's group of
 * nationalities, where known, and the parts of it that not everybody gets.
 */
export function nationalTallies(kind: ReviewKind, answers: RawAnswers, nation?: string): Tally[] {
  const monthly = kind === 'salary' ? monthlyPay(answers) : null
  const jobtitle = Number(answers.jobtitle)
  if (monthly === null || !jobtitle) return []
  const bucket = String(bandIn(payBands, monthly))
  const commission = yearly(answers, 'sales_commission')
  const extras = {
    cash_bonus: yearlyBand(yearly(answers, 'cash_bonus')),
    profit_sharing: yearlyBand(yearly(answers, 'profit_sharing')),
    sales_commission: yearlyBand(commission && commission / 12),
    annual_raise: typeof answers.annual_raise === 'number' ? bandIn(percentBands, answers.annual_raise) : undefined,
  } satisfies Record<PayExtra, unknown>
  return [
    { measure: titleMeasure(jobtitle), bucket },
    ...given({ nation }).map(([, id]) => ({ measure: nationMeasure(id), bucket })),
    ...given({ gender: answers.gender }).map(([, id]) => ({ measure: genderMeasure(id), bucket })),
    ...given(extras).map(([extra, of]) => ({ measure: extraMeasure(extra), bucket: of })),
  ]
}

const yearlyBand = (amount: number | undefined) => (amount === undefined ? undefined : bandIn(yearlyBands, amount))

/** The parts that were answered. */
function given<Name extends string>(parts: Record<Name, unknown>): [Name, string][] {
  return (Object.entries(parts) as [Name, unknown][]).flatMap(([name, id]) =>
    typeof id === 'number' || typeof id === 'string' ? [[name, String(id)]] : [],
  )
}
