import { type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import { nationGroups } from '../../contract/salaries/pay.ts'
import {
  countedFields,
  nationalBudget,
  payBudget,
  studyBudget,
  writerBudget,
} from '../../contract/statistics/budget.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { bandNames, payBands, percentBands, yearlyBands } from './pay.ts'
import { payExtra, payExtras, payMeasure } from './pay-measures.ts'
import { hourSteps, offeredMeasure, writerGroups } from './tally.ts'

/**
 * A measure that is told in releases alone: every value it can have, whether anybody gave it or not, since noise has to
 * be in each; and what of one contribution's privacy it spends, in thousandths.
 */
export type Metric = { measure: string; values: readonly string[]; epsilon: number }

const idsOf = (lookups: Lookups, list: string) => lookups.items(list).map(({ id }) => String(id))
export const genders = ['female', 'male'] as const

/** What a company's contributions of one kind are told in, without the breakdowns of its pay. */
export function metricsOf(kind: ReviewKind, lookups: Lookups): Metric[] {
  if (kind === 'salary') return [{ measure: payMeasure, values: bandNames(payBands), epsilon: payBudget.pay }]
  const metrics = countedFields(kind).flatMap((field): Metric[] => {
    if (typeof field.counted !== 'object') return []
    const { epsilon } = field.counted
    const measure = `${kind}.${field.name}`
    switch (field.kind) {
      case 'offers':
        return idsOf(lookups, field.list).map((id) => ({
          measure: offeredMeasure(id),
          values: ['1', '0', '2'],
          epsilon,
        }))
      case 'choice':
        return [{ measure, values: field.options.map(String), epsilon }]
      case 'lookup':
        return [{ measure, values: idsOf(lookups, field.list), epsilon }]
      case 'whole':
        return [{ measure, values: hourSteps.map(String), epsilon }]
      default:
        throw new Error(`nothing tells the answers to ${kind}.${field.name} with noise`)
    }
  })
  if (kind !== 'company') return metrics
  const groups = { gender: genders, age: idsOf(lookups, 'ageGroups'), experience: idsOf(lookups, 'workexperience') }
  return [
    ...metrics,
    ...writerGroups.map((group) => ({
      measure: `company.${group}`,
      values: groups[group],
      epsilon: writerBudget[group],
    })),
  ]
}

/** The parts of the breakdowns of pay that are few enough to be told without looking for the large ones first. */
export const fewParts = (lookups: Lookups) =>
  ({
    joblevel: idsOf(lookups, 'joblevels'),
    experience: idsOf(lookups, 'workexperience'),
    gender: genders,
    nation: nationGroups,
  }) as const

export const extraMetrics = (): Metric[] =>
  payExtras.map((extra) => ({
    measure: payExtra(extra),
    values: bandNames(extra === 'annual_raise' ? percentBands : yearlyBands),
    epsilon: payBudget[extra],
  }))

/** Of a breakdown whose large parts are found first, half is spent on finding them and half on their pay. */
export const half = (epsilon: number) => epsilon / 2

const opinions = new Map<string, number>(
  reviewKinds.flatMap((kind) =>
    countedFields(kind).flatMap(({ name, counted }) =>
      typeof counted === 'object' ? [[`${kind}.${name}`, counted.epsilon] as const] : [],
    ),
  ),
)

/** What a measure spends of one contribution's privacy, in thousandths, by its name. Throws for one that is never released. */
export function epsilonOf(measure: string): number {
  const [first = '', second = '', third = ''] = measure.split('.')
  if (first === 'title') return third ? half(national(third)) : nationalBudget.title
  if (first === 'titlesize') return half(national(third))
  if (first === 'department') return nationalBudget.department
  if (first === 'study') return studyBudget
  if (measure === payMeasure) return payBudget.pay
  if (first === 'salary' && third in payBudget) {
    const epsilon = payBudget[third as keyof typeof payBudget]
    return second === 'size' || third === 'jobtitle' || third === 'department' ? half(epsilon) : epsilon
  }
  if (first === 'company' && second in writerBudget) return writerBudget[second as keyof typeof writerBudget]
  const opinion = opinions.get(first === 'benefit' ? 'benefit.benefits' : measure)
  if (opinion === undefined) throw new Error(`${measure} is not told in releases`)
  return opinion
}
const national = (dimension: string) => nationalBudget[dimension as keyof typeof nationalBudget]
