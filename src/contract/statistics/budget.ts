import { getFormOfKind, type ReviewKind, reviewKinds } from '../reviews/kinds.ts'

/**
 * What the privacy of one contribution is spent on, in thousandths of epsilon: the whole of the ledger. Every number is
 * the most the statistic may reveal about one contribution if it were replaced by another one; they add up. If it were
 * removed, each counter would move by half as much, so that half is spent. When a release comes about spends nothing:
 * that follows from what everybody reads.
 */
export const payBudget = { pay: 2000, joblevel: 400 } as const
/** The budget of the same salary in the numbers of the whole country; departments are the sums of their job titles. */
export const nationalBudget = {
  title: 1000,
  nation: 100,
  gender: 100,
  cash_bonus: 50,
  profit_sharing: 50,
  sales_commission: 50,
  annual_raise: 50,
} as const
/** The budget of what writers of company reviews say of themselves. */
export const writerBudget = { gender: 350, age: 350, experience: 350 } as const
/** The budget of the answers of one contribution whose noise is sampled at once. */
export const togetherBudget: Partial<Record<ReviewKind, number>> = {
  careerpath: 1600,
  environment: 2000,
  leadership: 1600,
  benefit: 2000,
}
export const studyBudget = 700

export type LedgerKind = ReviewKind | 'study'

/**
 * How many contributions of a kind are counted of one person in a calendar year, over all companies and studies. What
 * a release has told is never told again, no matter what becomes of the contribution.
 */
export const getCountedInYear = (kind: LedgerKind): number => (kind === 'study' ? 2 : 1)
/** In how many years' numbers of a kind a person is ever counted; what they write after that is read like any other. */
export const maxTellings = 3
/** One statistic a contribution is counted in: how many numbers, and what they spend of it. */
export type LedgerLine = { kind: LedgerKind; part: LedgerPart; numbers: number; epsilon: number }
export const ledgerParts = ['together', 'answers', 'writer', 'pay', 'breakdowns', 'country'] as const
export type LedgerPart = (typeof ledgerParts)[number]

const sum = (parts: Readonly<Record<string, number>>) => Object.values(parts).reduce((all, one) => all + one, 0)

/**
 * Builds the ledger: what one contribution of each kind spends, part by part; later releases spend nothing of it again.
 */
export function buildLedger(): LedgerLine[] {
  return [...reviewKinds, 'study' as const].flatMap((kind): LedgerLine[] => {
    const buildLine = (part: LedgerPart, numbers: number, epsilon: number) => ({ kind, part, numbers, epsilon })
    const lines: LedgerLine[] = []
    if (kind === 'study') lines.push(buildLine('answers', 1, studyBudget))
    else {
      const together = listCountedFields(kind).filter(({ counted }) => counted === 'together')
      if (together.length > 0) lines.push(buildLine('together', together.length, togetherBudget[kind] ?? 0))
      const own = listCountedFields(kind).flatMap(({ counted }) =>
        typeof counted === 'object' ? [counted.epsilon] : [],
      )
      if (own.length > 0)
        lines.push(
          buildLine(
            'answers',
            own.length,
            own.reduce((all, one) => all + one, 0),
          ),
        )
    }
    if (kind === 'company') lines.push(buildLine('writer', 3, sum(writerBudget)))
    if (kind === 'salary') {
      lines.push(buildLine('pay', 1, payBudget.pay))
      lines.push(buildLine('breakdowns', Object.keys(payBudget).length - 1, sum(payBudget) - payBudget.pay))
      lines.push(buildLine('country', Object.keys(nationalBudget).length, sum(nationalBudget)))
    }
    return lines
  })
}

/** Lists the fields of a kind's form whose answers are counted. */
export const listCountedFields = (kind: ReviewKind) =>
  getFormOfKind(kind).fields.filter(
    ({ counted, when }) => counted && (when?.field !== 'culturetype' || when.oneOf.includes(kind)),
  )

/**
 * Computes what one contribution of a kind spends in all, for good: in epsilon, not thousandths. `otherwise`, if it
 * were replaced by another; `absent`, if it were removed; `most`, the larger of the two.
 */
export function computeSpent(kind: LedgerKind): { otherwise: number; absent: number; most: number } {
  const otherwise =
    buildLedger()
      .filter((line) => line.kind === kind)
      .reduce((all, { epsilon }) => all + epsilon, 0) / 1000
  const absent = otherwise / 2
  return { otherwise, absent, most: Math.max(otherwise, absent) }
}

/**
 * Computes how much better than by chance anybody can distinguish two cases, at most, given the epsilon that is spent.
 */
export const computeAdvantageBound = (epsilon: number): number => Math.tanh(epsilon / 2)

/** Returns the whole ledger, kind by kind, as the API publishes it. Kinds that no release counts are left out. */
export function groupLedgerByKind() {
  const kinds = [...new Set(buildLedger().map(({ kind }) => kind))].filter((kind) => computeSpent(kind).otherwise > 0)
  return kinds.map((kind) => {
    const spent = computeSpent(kind)
    const parts = buildLedger()
      .filter((line) => line.kind === kind)
      .map(({ part, numbers, epsilon }) => ({ part, numbers, epsilon: epsilon / 1000 }))
    const inYear = getCountedInYear(kind)
    const lifetime = maxTellings * inYear * spent.most
    return { kind, parts, ...spent, advantage: computeAdvantageBound(spent.most), inYear, lifetime }
  })
}

/**
 * Computes what everything that one person contributes in a calendar year spends, over all kinds, companies and studies.
 * `absent`, if they had not contributed; `otherwise`, if they had answered otherwise about the same companies; `most`, if
 * some of it were missing and some answered otherwise. A person who might have written about other companies instead is
 * absent in some numbers and present in others: that is twice `absent` at most. `forGood`, over all years.
 */
export function computeSpentInYear(): { absent: number; otherwise: number; most: number; forGood: number } {
  const ledger = groupLedgerByKind()
  const add = (of: (entry: (typeof ledger)[number]) => number) =>
    ledger.reduce((all, entry) => all + entry.inYear * of(entry), 0)
  const most = add((entry) => entry.most)
  return {
    absent: add(({ absent }) => absent),
    otherwise: add(({ otherwise }) => otherwise),
    most,
    forGood: maxTellings * most,
  }
}
