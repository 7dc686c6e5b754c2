import type { CaseKind } from '../../contract/moderation/cases.ts'
import type { Database } from '../platform/db/database.ts'
import { countRemovals } from './pending.queries.ts'

/** So many contributions of one company in 30 days, and anywhere in a day, one moderator removes alone. */
export const aloneOfCompany = 4
export const aloneInADay = 20

const day = 86_400_000

/**
 * Whether a second moderator has to agree: where a company is unlocked, and where one moderator would remove many
 * contributions. A question counts with the answers that go with it.
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
  if (kind !== 'report' || verdict !== 'reject') return false
  const goBack = (days: number) => new Date(now.getTime() - days * day)
  const { weight, ofCompany, anywhere } = await countRemovals(db, pseudonym, {
    caseId: id,
    ofCompanySince: goBack(30),
    anywhereSince: goBack(1),
  })
  return ofCompany + weight > aloneOfCompany || anywhere + weight > aloneInADay
}
