import type { CaseKind } from '../../contract/moderation/cases.ts'
import type { Database } from '../platform/db/database.ts'
import { countRemovals } from './pending.queries.ts'

/**
 * The number of contributions that one moderator may remove alone: of one company in 30 days, and anywhere in a day.
 */
export const aloneOfCompany = 4
export const aloneInADay = 20

const day = 86_400_000

/**
 * Returns whether a second moderator has to agree: when a company is unlocked, when unusual reviews are rejected, and when
 * one moderator would remove many contributions, after reports, notices or appeals of those who sent notices. A
 * question counts together with the answers removed with it.
 */
export async function needsSecond(
  db: Database,
  {
    kind,
    verdict,
    id,
    pseudonym,
    now,
  }: { kind: CaseKind; verdict: 'approve' | 'reject'; id: string; pseudonym: string; now: Date },
): Promise<boolean> {
  if (kind === 'unlock') return verdict === 'approve'
  if (kind === 'burst') return verdict === 'reject'
  const removes = kind === 'appeal' ? 'approve' : kind === 'report' || kind === 'notice' ? 'reject' : undefined
  if (verdict !== removes) return false
  const goBack = (days: number) => new Date(now.getTime() - days * day)
  const { weight, ofCompany, anywhere } = await countRemovals(db, pseudonym, {
    caseId: id,
    ofCompanySince: goBack(30),
    anywhereSince: goBack(1),
  })
  if (weight === 0) return false
  return ofCompany + weight > aloneOfCompany || anywhere + weight > aloneInADay
}
