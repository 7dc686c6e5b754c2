import { computeMonthlyPay } from '../../src/contract/salaries/monthly-pay.ts'
import { createDemoCompanies } from '../../src/demo/seed/companies.ts'
import { createDemoReviews } from '../../src/demo/seed/reviews.ts'
import { listReleasedRows } from '../../src/server/lookups/lookups.queries.ts'
import { toLookups } from '../../src/server/lookups/lookups.ts'
import { hourRange } from '../../src/server/statistics/answer-sums.ts'

/** The true answers behind each published number, by the subject of the number. */
export type Truth = ReadonlyMap<string, readonly number[]>

const titles = toLookups(listReleasedRows()).items('jobtitles')
const departmentOf = new Map(titles.map(({ id, parentId }) => [id, parentId]))

/**
 * Returns the answers of the demonstration before anything is counted: pay in riyals a month, and answers about the
 * culture.
 */
export function truthOfDemo(): { truth: Truth; reviews: ReadonlyMap<number, number> } {
  const truth = new Map<string, number[]>()
  const reviews = new Map<number, number>()
  const add = (of: string, value: number) => {
    const values = truth.get(of) ?? []
    truth.set(of, values)
    values.push(value)
  }
  for (const { companyId, type, answers, writer } of createDemoReviews(createDemoCompanies())) {
    if (type === 'company') reviews.set(companyId, (reviews.get(companyId) ?? 0) + 1)
    const pay = type === 'salary' ? computeMonthlyPay(answers) : null
    if (pay !== null) {
      const title = Number(answers.jobtitle)
      for (const of of [
        `pay ${companyId}`,
        `pay ${companyId} ${answers.joblevel}`,
        `title ${title}`,
        `department ${departmentOf.get(title)}`,
        `nation ${writer?.nation}`,
        `gender ${answers.gender}`,
      ])
        add(of, pay)
    }
    if (type === 'careerpath' || type === 'environment' || type === 'leadership')
      for (const [name, value] of Object.entries(answers))
        if (typeof value === 'number')
          add(
            `${type} ${companyId} ${name}`,
            name === 'average_working_hours' ? Math.max(hourRange[0], Math.min(hourRange[1], value)) : value,
          )
  }
  return { truth, reviews }
}

/** Returns the median of some values. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!
}

export const averageOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length
