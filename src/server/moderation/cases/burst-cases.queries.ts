import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { queryRows } from '../../platform/db/database.ts'
import { type Burst, lockBurst, readBursts, setBurstState } from '../../reviews/bursts/bursts.queries.ts'
import { setReviewState } from '../../reviews/reviews.queries.ts'
import { listWaitingAmong } from '../../reviews/rounds/rounds.queries.ts'
import { buildLines } from '../contributions.queries.ts'
import type { Dependencies, Queue, ShownCase } from '../queue.ts'
import { createWaitingRows } from '../waiting.queries.ts'

/**
 * The queue of reviews that are more than usual by far (decision 149), those of one company together: they are published
 * or rejected. The next round carries it out, and a rejection once it cannot be undone. Each author reads why, and may
 * appeal for their own review: the id of such a case is the review's.
 */
export const burstQueue: Queue = {
  ...createWaitingRows({ table: sql`bursts`, waits: sql`state = 'open'`, id: 'uuid' }),

  async show(using, ids) {
    const shown = new Map<string, ShownCase>()
    for (const burst of await readBursts(using, ids)) shown.set(burst.id, await describeBurst(using, burst))
    for (const [id, one] of await describeRejected(using, ids)) shown.set(id, one)
    return shown
  },

  async approve(using, id) {
    const burst = await lockBurst(using, id, 'open')
    if (!burst) return undefined
    await setBurstState(using.db, id, 'released')
    return { outcome: 'approved', companyId: burst.companyId, concerned: { contact: null } }
  },

  async reject(using, id) {
    const burst = await lockBurst(using, id, 'open')
    if (!burst) return undefined
    await setBurstState(using.db, id, 'rejected')
    return { outcome: 'rejected', reason: using.reason, companyId: burst.companyId, concerned: { contact: null } }
  },

  /** Restores the case while no round has carried the decision out; after an appeal the one review is published. */
  async undo(using, { caseId, outcome }) {
    if (outcome === 'removed') return restore(using, caseId)
    const burst = await lockBurst(using, caseId, outcome === 'approved' ? 'released' : 'rejected')
    if (!burst) return undefined
    await setBurstState(using.db, caseId, 'open')
    return { companyId: burst.companyId, concerned: { contact: null } }
  },
}

async function restore(using: Dependencies, id: string) {
  const [review] = await listRejected(using, [id])
  if (!review || (await setReviewState(using, id, 'published')) !== 'published') return undefined
  return { companyId: review.company_id, concerned: { contact: null } }
}

async function describeBurst(using: Dependencies, burst: Burst): Promise<ShownCase> {
  const { ids, facts, days, usual, companyId } = burst
  const waiting = await listWaitingAmong(using, 'review', ids)
  const lines = [...waiting.values()].flatMap(({ answers }) => buildLines(answers))
  const counts = { ...facts, stars: [...facts.stars] }
  return { companyId, lines, burst: { ...counts, days, usual, waiting: waiting.size } }
}

type RejectedRow = { id: string; company_id: number; answers: RawAnswers }

const listRejected = ({ db }: Dependencies, ids: readonly string[]): Promise<RejectedRow[]> =>
  queryRows<RejectedRow>(
    db,
    sql`select id, company_id, answers from reviews where id = any(${sql.param([...ids])}::uuid[]) and state <> 'replaced'`,
  )

async function describeRejected(using: Dependencies, ids: readonly string[]): Promise<Map<string, ShownCase>> {
  // PostgreSQL reads all of the smallest index for an empty list, which fits the condition of any.
  if (ids.length === 0) return new Map()
  const rows = await listRejected(using, ids)
  return new Map(rows.map(({ id, company_id: companyId, answers }) => [id, { companyId, lines: buildLines(answers) }]))
}
