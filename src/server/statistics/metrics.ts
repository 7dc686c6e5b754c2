import { type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import { nationGroups } from '../../contract/salaries/pay.ts'
import {
  listCountedFields,
  nationalBudget,
  payBudget,
  studyBudget,
  writerBudget,
} from '../../contract/statistics/budget.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { type Bands, listBandNames, payBands, percentBands, yearlyBands } from './pay.ts'
import {
  buildExtraMeasure,
  buildGenderMeasure,
  buildLevelMeasure,
  buildNationMeasure,
  buildTitleMeasure,
  payExtras,
  payMeasure,
} from './pay-measures.ts'
import { writerGroups } from './tally.ts'

/**
 * A measure that is published in releases alone: every value it can have, whether anybody gave it or not, since each
 * needs noise; and the part of one contribution's privacy budget it spends, in thousandths.
 */
export type Metric = { measure: string; values: readonly string[]; epsilon: number }

export const listIds = (lookups: Lookups, list: string) => lookups.items(list).map(({ id }) => String(id))
export const genders = ['female', 'male'] as const

/** Lists the metrics of a company's contributions of one kind, without the breakdowns of its pay. */
export function listMetrics(kind: ReviewKind, lookups: Lookups): Metric[] {
  if (kind === 'salary') return [buildMetric(payMeasure)]
  const metrics = listCountedFields(kind).flatMap((field): Metric[] => {
    if (typeof field.counted !== 'object') return []
    const { epsilon } = field.counted
    const measure = `${kind}.${field.name}`
    switch (field.kind) {
      case 'choice':
        return [{ measure, values: field.options.map(String), epsilon }]
      case 'lookup':
        return [{ measure, values: listIds(lookups, field.list), epsilon }]
      default:
        throw new Error(`nothing tells the answers to ${kind}.${field.name} with noise`)
    }
  })
  if (kind !== 'company') return metrics
  const groups = { gender: genders, age: listIds(lookups, 'ageGroups'), experience: listIds(lookups, 'workexperience') }
  return [
    ...metrics,
    ...writerGroups.map((group) => ({
      measure: `company.${group}`,
      values: groups[group],
      epsilon: writerBudget[group],
    })),
  ]
}

const buildMetric = (measure: string, bands: Bands = payBands): Metric => ({
  ...{ measure, values: listBandNames(bands), epsilon: getEpsilon(measure) },
})

/** Lists the metrics of the breakdowns of a company's pay. */
export const payPartMetrics = (lookups: Lookups): Metric[] =>
  listIds(lookups, 'joblevels').map((id) => buildMetric(buildLevelMeasure(id)))

/** Lists the metrics of the pay of the whole country. */
export const listNationalMetrics = (lookups: Lookups): Metric[] => [
  ...listIds(lookups, 'jobtitles').map((id) => buildMetric(buildTitleMeasure(id))),
  ...nationGroups.map((group) => buildMetric(buildNationMeasure(group))),
  ...genders.map((gender) => buildMetric(buildGenderMeasure(gender))),
  ...payExtras.map((extra) =>
    buildMetric(buildExtraMeasure(extra), extra === 'annual_raise' ? percentBands : yearlyBands),
  ),
]

const opinions = new Map<string, number>(
  reviewKinds.flatMap((kind) =>
    listCountedFields(kind).flatMap(({ name, counted }) =>
      typeof counted === 'object' ? [[`${kind}.${name}`, counted.epsilon] as const] : [],
    ),
  ),
)

/**
 * Returns what a measure spends of one contribution's privacy budget, in thousandths, by its name. Throws for one that
 * is not released separately.
 */
export function getEpsilon(measure: string): number {
  const [first = '', second = ''] = measure.split('.')
  const found =
    first === 'salary'
      ? payBudget[second as keyof typeof payBudget]
      : first === 'extra'
        ? nationalBudget[second as keyof typeof nationalBudget]
        : first === 'title' || first === 'nation' || first === 'gender'
          ? nationalBudget[first]
          : first === 'study'
            ? studyBudget
            : first === 'company' && second in writerBudget
              ? writerBudget[second as keyof typeof writerBudget]
              : opinions.get(measure)
  if (found === undefined) throw new Error(`${measure} is not told in releases by itself`)
  return found
}
