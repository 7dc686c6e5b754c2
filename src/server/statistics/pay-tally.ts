import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { bandIn, monthlyPay, payBands, percentBands, yearlyBands } from './pay.ts'
import {
  departmentMeasure,
  type PayExtra,
  payExtra,
  payMeasure,
  payPart,
  paySizes,
  sizedDimensions,
  type TitleDimension,
  titleDimensions,
  titleMeasure,
  titlePart,
  titleSizes,
} from './pay-measures.ts'
import type { Tally } from './tally-type.ts'

/** The least years of each group of work experience (items of `workexperience`, from 1). */
const groupsFrom = [0, 1, 4, 10, 15, 20]

/** The group these years of experience are counted in, an item of `workexperience`. */
export function experienceGroup(years: unknown): number | undefined {
  if (typeof years !== 'number') return undefined
  return groupsFrom.findLastIndex((from) => years >= from) + 1
}

const partsOf = ({ jobtitle, joblevel, department, experience_years, gender, city_id }: RawAnswers) => ({
  ...{ jobtitle, joblevel, department, gender, city: city_id },
  experience: experienceGroup(experience_years),
})

/** What of a part of the pay comes in a year; one said without a period is of a year. */
function yearly(answers: RawAnswers, name: string): number | undefined {
  const paid = answers[name]
  return typeof paid === 'number' ? paid * (answers[`${name}_duration`] === 'month' ? 12 : 1) : undefined
}

/**
 * What the pay of a salary review is counted in at its company; nothing where it is in another currency. `nation` is the
 * group of nationalities its writer is counted in, where known.
 */
export function payTallies(answers: RawAnswers, nation?: string): Tally[] {
  const monthly = monthlyPay(answers)
  if (monthly === null) return []
  const bucket = String(bandIn(payBands, monthly))
  const { city: _, ...parts } = partsOf(answers)
  const commission = yearly(answers, 'sales_commission')
  const extras = {
    cash_bonus: yearlyBand(yearly(answers, 'cash_bonus')),
    profit_sharing: yearlyBand(yearly(answers, 'profit_sharing')),
    sales_commission: yearlyBand(commission && commission / 12),
    annual_raise: typeof answers.annual_raise === 'number' ? bandIn(percentBands, answers.annual_raise) : undefined,
  } satisfies Record<PayExtra, unknown>
  return [
    { measure: payMeasure, bucket },
    ...given({ ...parts, nation }).map(([dimension, id]) => ({ measure: payPart(dimension, id), bucket })),
    ...sizedDimensions.flatMap((one) =>
      given({ [one]: parts[one] }).map(([, id]) => ({ measure: paySizes(one), bucket: id })),
    ),
    ...given(extras).map(([extra, of]) => ({ measure: payExtra(extra), bucket: of })),
  ]
}

/** What a review is counted in for the whole country: the pay of its job title and of its department. */
export function nationalTallies(kind: ReviewKind, answers: RawAnswers): Tally[] {
  const monthly = kind === 'salary' ? monthlyPay(answers) : null
  const jobtitle = Number(answers.jobtitle)
  if (monthly === null || !jobtitle) return []
  const bucket = String(bandIn(payBands, monthly))
  const parts = given(partsOf(answers)).filter((part): part is [TitleDimension, string] =>
    (titleDimensions as readonly string[]).includes(part[0]),
  )
  return [
    { measure: titleMeasure(jobtitle), bucket },
    ...parts.map(([dimension, id]) => ({ measure: titlePart(jobtitle, dimension, id), bucket })),
    ...parts.map(([dimension, id]) => ({ measure: titleSizes(jobtitle, dimension), bucket: id })),
    ...given({ department: answers.department }).map(([, id]) => ({ measure: departmentMeasure(id), bucket })),
  ]
}

const yearlyBand = (amount: number | undefined) => (amount === undefined ? undefined : bandIn(yearlyBands, amount))

/** The parts that were answered. */
function given<Name extends string>(parts: Record<Name, unknown>): [Name, string][] {
  return (Object.entries(parts) as [Name, unknown][]).flatMap(([name, id]) =>
    typeof id === 'number' || typeof id === 'string' ? [[name, String(id)]] : [],
  )
}
