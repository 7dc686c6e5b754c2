import { offersBenefits } from '../reviews/benefit.ts'
import { formOfKind, type ReviewKind, reviewKinds } from '../reviews/kinds.ts'

/**
 * What the privacy of one contribution is spent on, in thousandths of epsilon: the whole of the ledger. Every number names
 * what it may tell of one contribution at most, whether that is another one or none at all, and they add up.
 */
export const payBudget = {
  pay: 2000,
  joblevel: 1000,
  gender: 800,
  department: 600,
  experience: 600,
  nation: 600,
  jobtitle: 300,
  cash_bonus: 75,
  profit_sharing: 75,
  sales_commission: 75,
  annual_raise: 75,
} as const
/** Of the same salary, in the numbers of the whole country; the last four are of a job title's own breakdowns. */
export const nationalBudget = {
  title: 2000,
  department: 300,
  joblevel: 100,
  experience: 100,
  gender: 100,
  city: 100,
} as const
/** What writers of company reviews say of themselves. */
export const writerBudget = { gender: 700, age: 700, experience: 700 } as const
export const studyBudget = 1000

/** What finding out whether enough people have joined spends, once for each contribution. */
export const openingBudget = { company: 1500, national: 500 } as const

export type LedgerLine = { kind: ReviewKind | 'study'; part: string; numbers: number; epsilon: number }

const sum = (parts: Readonly<Record<string, number>>) => Object.values(parts).reduce((all, one) => all + one, 0)

/** What one contribution of each kind spends, part by part; nothing of it is spent again by later releases. */
export function ledger(): LedgerLine[] {
  return [...reviewKinds, 'study' as const].flatMap((kind): LedgerLine[] => {
    const line = (part: string, numbers: number, epsilon: number) => ({ kind, part, numbers, epsilon })
    const lines: LedgerLine[] = []
    if (kind === 'study') lines.push(line('answers', 1, studyBudget))
    else {
      const own = ownFields(kind)
      const spent = own.reduce((all, { epsilon }) => all + epsilon, 0)
      if (own.length > 0) lines.push(line('answers', own.length, spent))
    }
    if (kind === 'company') lines.push(line('writer', 3, sum(writerBudget)))
    if (kind === 'salary') {
      lines.push(line('pay', 1, payBudget.pay))
      lines.push(line('breakdowns', Object.keys(payBudget).length - 1, sum(payBudget) - payBudget.pay))
      lines.push(line('country', Object.keys(nationalBudget).length, sum(nationalBudget)))
      lines.push(line('countryOpening', 1, openingBudget.national))
    }
    if (lines.length > 0) lines.push(line('opening', 1, openingBudget.company))
    return lines
  })
}

/** The numbers told in releases that one contribution of a kind is in through its own fields, each with what it spends. */
function ownFields(kind: ReviewKind): { epsilon: number }[] {
  return countedFields(kind).flatMap(({ counted, kind: control }) =>
    typeof counted !== 'object' ? [] : control === 'offers' ? Array(offersBenefits).fill(counted) : [counted],
  )
}

/** The fields of a kind's form whose answers are counted. */
export const countedFields = (kind: ReviewKind) =>
  formOfKind(kind).fields.filter(
    ({ counted, when }) => counted && (when?.field !== 'culturetype' || when.oneOf.includes(kind)),
  )

/** What one contribution of a kind spends in all, for good: epsilon, not thousandths. */
export const spentBy = (kind: LedgerLine['kind']): number =>
  ledger()
    .filter((line) => line.kind === kind)
    .reduce((all, { epsilon }) => all + epsilon, 0) / 1000

/** The most a single number spends of a contribution: epsilon, not thousandths. */
export const mostOfOneNumber = (): number =>
  Math.max(
    ...[payBudget, nationalBudget, writerBudget, openingBudget].flatMap((budget) => Object.values<number>(budget)),
    ...reviewKinds.flatMap((kind) => ownFields(kind).map(({ epsilon }) => epsilon)),
    studyBudget,
  ) / 1000

/** How much better than a coin anybody can tell two things apart, at most, given what telling them apart may spend. */
export const advantageBound = (epsilon: number): number => Math.tanh(epsilon / 2)
