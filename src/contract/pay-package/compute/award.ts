import { type Day, findRule } from '../rules/dated.ts'
import { awardRules, type Reason } from '../rules/labour.ts'
import type { SourceName } from '../rules/sources.ts'
import { computePart, type Halalas } from './money.ts'
import { type PayPackage, sumWage } from './pay-package.ts'
import { countService, type Service } from './service.ts'

/** The end-of-service award, with the steps that lead to it. */
export type Award = {
  service: Service
  wage: Halalas
  /** Half a month's wage for each of the first years. */
  first: Halalas
  /** A month's wage for each later year. */
  later: Halalas
  /** The whole award of article 84. */
  whole: Halalas
  share: readonly [number, number]
  due: Halalas
  articles: readonly number[]
  sources: readonly SourceName[]
}

/**
 * Computes the award for work that ends on a day, that day included; undefined where the day is before joining or no
 * rule with a source holds on it.
 */
export function computeAward(pay: PayPackage, last: Day, reason: Reason): Award | undefined {
  const rule = findRule(awardRules, last)
  const service = countService(pay.joined, last, pay.calendar)
  if (!rule || !service) return undefined
  const { years, days, of } = service
  const wage = sumWage(pay)
  const early = Math.min(years, rule.firstYears)
  const isLater = years >= rule.firstYears
  // In half months of wage, times the days of the year that is not complete.
  const halves = early * of + (isLater ? 2 * ((years - early) * of + days) : days)
  const firstHalves = early * of + (isLater ? 0 : days)
  const whole = computePart(wage, halves, 2 * of)
  const first = computePart(wage, firstHalves, 2 * of)
  const share = findShare(rule, service, reason)
  return {
    ...{ service, wage, first, whole, share },
    later: whole - first,
    due: computePart(wage, halves * share[0], 2 * of * share[1]),
    articles: rule.articles[reason],
    sources: rule.sources,
  }
}

function findShare(rule: (typeof awardRules)[number], { years, days }: Service, reason: Reason) {
  if (rule.none.includes(reason)) return [0, 1] as const
  if (reason !== 'resigned') return [1, 1] as const
  const reached = rule.resigned.find(
    (one) => years > one.years || (years === one.years && (one.bound === 'from' || days > 0)),
  )
  return reached?.share ?? ([0, 1] as const)
}
