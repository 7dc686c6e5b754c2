import type { Act, Removal } from '../../authorship/acts.queries.ts'
import type { Services } from '../../platform/services.ts'
import { removeAnswer, removeQuestion } from '../../questions/leaving.queries.ts'
import { removePublished } from '../../reviews/own/own.queries.ts'
import { applyReaction } from '../../reviews/reactions.queries.ts'
import type { Dependencies } from '../../reviews/reviews.queries.ts'
import { lockPlace, toPlacedAct } from '../places.queries.ts'

/**
 * Shows readers what people have done to contributions of one company, in the caller's transaction, which holds the lock
 * on what is counted of the company.
 */
export async function applyActs(
  { companyId, ...using }: Dependencies & { companyId: number },
  acts: readonly Act[],
): Promise<void> {
  for (const act of acts)
    if (act.what === 'vote')
      await applyReaction(using.db, Buffer.from(act.id, 'hex'), { id: act.review, companyId }, act.reaction)
  for (const act of acts) if (act.what === 'removal') await removeContribution(using, { ...act, companyId })
}

/** Deletes a contribution with its counters, in the same way. Does nothing when it is gone. */
export async function removeContribution(
  using: Dependencies,
  { of, id, companyId }: Pick<Removal, 'of' | 'id' | 'companyId'>,
): Promise<void> {
  if (of === 'review') await removePublished(using, id, companyId)
  else if (of === 'question') await removeQuestion(using.db, id, companyId)
  else await removeAnswer(using.db, id, companyId)
}

/** Removes these contributions before their rounds, company by company. */
export async function removeNow(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  acts: readonly Act[],
): Promise<void> {
  for (const act of acts)
    if (act.what === 'removal')
      await db.transaction(async (tx) => {
        const companyId = await lockPlace(tx, toPlacedAct(act))
        await removeContribution({ db: tx, privacy }, { ...act, companyId })
      })
}
