import { sql } from 'drizzle-orm'
import type { CaseKind, DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { getDayAfter } from '../platform/months.ts'
import { lockDecision, markUndone } from './decisions.queries.ts'
import { listInOrder } from './order.queries.ts'
import type { Queue, Recusal, ShownCase } from './queue.ts'
import { excludeRecused, limitToCase } from './recusal.queries.ts'

/** Excludes appeals against a moderator's own decisions: an appeal is examined by another moderator. */
const excludeOwn = (except?: Recusal) =>
  except
    ? sql`${excludeRecused({ company: sql`company_id`, id: sql`case_id` }, except)}
        and ${except.decidedBy}::text is distinct from decided_by and ${except.decidedBy}::text is distinct from proposed_by`
    : sql``

type AppealRow = {
  id: string
  words: string
  kind: CaseKind
  case_id: string
  company_id: number | null
  outcome: Outcome
  reason: DecisionReason | null
  decided: number
}

/**
 * Creates the queue of appeals against decisions about cases of the other kinds, shown with the case decided on. A
 * granted appeal undoes the decision; what it had rejected then waits in its own queue again.
 */
export function createAppealQueue(queueOf: (kind: CaseKind) => Queue | undefined): Queue {
  return {
    async count(db, except) {
      const [row] = await queryRows<{ n: number }>(
        db,
        sql`select count(*)::int as n from appeals join decisions on decisions.id = decision_id
          where state = 'open' ${excludeOwn(except)}`,
      )
      return row!.n
    },

    waiting(db, asked) {
      const { companyId, only, except } = asked
      const about = companyId === undefined ? sql`` : sql`and company_id = ${companyId}`
      const rows = sql`select appeals.id, month, company_id from appeals join decisions on decisions.id = decision_id
        where state = 'open' ${about} ${limitToCase(sql`appeals.id`, only)} ${excludeOwn(except)}`
      return listInOrder(db, { rows, id: 'uuid' }, asked)
    },

    async show(using, ids, language) {
      const rows = await queryRows<AppealRow>(
        using.db,
        sql`select appeals.id, encode(words, 'hex') as words, kind, case_id, company_id, outcome, reason,
            extract(epoch from decided_at)::float8 as decided
          from appeals join decisions on decisions.id = decision_id
          where appeals.id = any(${sql.param([...ids])}::uuid[])`,
      )
      const shown = new Map<string, ShownCase>()
      for (const { id, words, kind, case_id, company_id: companyId, outcome, reason, decided } of rows) {
        const about = (await queueOf(kind)?.show(using, [case_id], language))?.get(case_id)
        const text = using.privacy.openWords(Buffer.from(words, 'hex')) as string
        const lines = [{ name: 'appeal', value: text }, ...(about?.lines ?? [])]
        const day = getDayAfter(new Date(decided * 1000), 0)
        shown.set(id, { ...about, companyId, lines, against: { kind, outcome, reason, day } })
      }
      return shown
    },

    async approve(using, id) {
      const { db: tx } = using
      const decision = await lockAppealed(tx, id, 'open')
      if (!decision) return undefined
      const { kind, caseId, outcome, before } = decision
      const undone = await queueOf(kind)?.undo?.(using, { caseId, outcome, before }, 'appeal')
      // The case has changed since (deleted, or its name is another company's): there is nothing to restore.
      if (!undone) return { refused: 'not_undoable' }
      if ('refused' in undone) return undone
      await settle(tx, id, 'upheld')
      await markUndone(tx, decision.id)
      return { ...undone, outcome: 'restored' }
    },

    async reject(using, id) {
      const decision = await lockAppealed(using.db, id, 'open')
      if (!decision) return undefined
      await settle(using.db, id, 'dismissed')
      const { kind, caseId, companyId, reason } = decision
      const concerned = (await queueOf(kind)?.concerned?.(using, caseId)) ?? { contact: null }
      return { outcome: 'upheld', companyId, concerned, mailKind: 'appeal_dismissed', reason: reason ?? undefined }
    },

    /** Reopens an appeal that was dismissed; what a granted one restored needs a new decision. */
    async undo({ db: tx }, { caseId, outcome }) {
      if (outcome !== 'upheld') return undefined
      const decision = await lockAppealed(tx, caseId, 'dismissed')
      if (!decision) return undefined
      await settle(tx, caseId, 'open')
      return { companyId: decision.companyId, concerned: { contact: null } }
    },
  }
}

type State = 'open' | 'upheld' | 'dismissed'

/**
 * Reads the decision that an appeal in this state is against, both locked until the transaction ends; undefined when
 * the appeal is in another state.
 */
async function lockAppealed(tx: Database, id: string, state: State) {
  const [appeal] = await queryRows<{ decision_id: string }>(
    tx,
    sql`select decision_id from appeals where id = ${id}::uuid and state = ${state} for update`,
  )
  return appeal && lockDecision(tx, appeal.decision_id)
}

async function settle(tx: Database, id: string, state: State): Promise<void> {
  await tx.execute(sql`update appeals set state = ${state} where id = ${id}::uuid`)
}
