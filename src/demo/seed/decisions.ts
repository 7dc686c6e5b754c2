import { type DecisionReason, type Outcome, reasonsOf } from '../../contract/moderation/cases.ts'
import type { DemoCompany } from './companies.ts'
import { createRandom } from './random.ts'

/** A moderator's decision of the months before, so that the public log has something to show. */
export type DemoDecision = {
  kind: 'company' | 'unlock' | 'change' | 'report'
  companyId: number
  outcome: Outcome
  reason: DecisionReason | null
  decidedAt: Date
  undone: boolean
}

const first = Date.parse('2026-04-02T08:00:00Z')
const days = 200
const decisionsInAll = 64

const kinds = [
  { kind: 'report', good: 'kept', bad: 'removed', share: 5, goodShare: 0.55 },
  { kind: 'change', good: 'approved', bad: 'rejected', share: 3, goodShare: 0.75 },
  { kind: 'company', good: 'approved', bad: 'rejected', share: 2, goodShare: 0.8 },
  { kind: 'unlock', good: 'approved', bad: 'rejected', share: 2, goodShare: 0.6 },
] as const

/** Creates past decisions, always the same. What was approved is true of its company: it is listed, or verified. */
export function createDemoDecisions(companies: readonly DemoCompany[]): DemoDecision[] {
  const random = createRandom('decisions')
  const listed = companies.filter(({ is_approved }) => is_approved === 1)
  const verified = listed.filter(({ unlocked }) => unlocked === 1)
  return Array.from({ length: decisionsInAll }, (_, place) => {
    const { kind, good, bad, goodShare } = random.weighted(kinds, ({ share }) => share)
    const approved = random.chance(goodShare)
    const company = random.pick(kind === 'unlock' && approved ? verified : listed)
    const day = Math.floor((place * days) / decisionsInAll)
    return {
      kind,
      companyId: company.id,
      outcome: approved ? good : bad,
      reason: approved ? null : random.pick<DecisionReason>(reasonsOf[kind]),
      decidedAt: new Date(first + day * 86_400_000 + random.whole(0, 540) * 60_000),
      undone: random.chance(0.04),
    }
  })
}
