import { sql } from 'drizzle-orm'
import type { ReportReason, ReportSubject } from '../../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { setAnswerState, setQuestionState } from '../../questions/states.queries.ts'
import { isSeen } from '../../reviews/reports.queries.ts'
import { setReviewState } from '../../reviews/reviews.queries.ts'
import { readContributions } from '../contributions.queries.ts'
import { listInOrder } from '../order.queries.ts'
import type { Dependencies, Queue, ShownCase } from '../queue.ts'
import { excludeRecused, limitToCase } from '../recusal.queries.ts'

/** A reported contribution that readers do not see any more leaves nothing to decide. */
const stands = isSeen('reports')

/**
 * The queue of reports, all of one contribution together: the decision is whether it stays. A case's id is that of the
 * contribution.
 */
export const reportQueue: Queue = {
  async count(db, except) {
    const [row] = await queryRows<{ n: number }>(
      db,
      sql`select count(distinct subject_id)::int as n from reports where state = 'open' and ${stands} ${excludeRecused({ company: sql`company_id`, id: sql`subject_id` }, except)}`,
    )
    return row!.n
  },

  waiting(db, asked) {
    const { companyId, only, except } = asked
    const about = companyId === undefined ? sql`` : sql`and company_id = ${companyId}`
    const rows = sql`select subject_id as id, min(month) as month, min(company_id) as company_id
      from reports where state = 'open' and ${stands} ${about} ${limitToCase(sql`subject_id`, only)} ${excludeRecused({ company: sql`company_id`, id: sql`subject_id` }, except)}
      group by subject_id`
    return listInOrder(db, { rows, id: 'uuid' }, asked)
  },

  show: readShown,

  /** Keeps the contribution. */
  async approve({ db: tx }, id) {
    const reported = await lockReported(tx, id, 'open')
    if (!reported) return undefined
    await settle(tx, id, 'open', 'dismissed')
    return { outcome: 'kept', companyId: reported.company_id, concerned: { contact: null } }
  },

  /**
   * Removes the contribution. Its author reads why, and appeals, in the app: no mail is sent that others could cause.
   */
  async reject(using, id) {
    const { db: tx, reason } = using
    const reported = await lockReported(tx, id, 'open')
    if (!reported || !(await setState(using, reported.subject, id, 'hidden'))) return undefined
    await settle(tx, id, 'open', 'upheld')
    return { outcome: 'removed', reason, companyId: reported.company_id, concerned: { contact: null } }
  },

  async undo(using, { caseId, outcome }, because) {
    const { db: tx } = using
    const state = outcome === 'removed' ? 'upheld' : 'dismissed'
    const reported = await lockReported(tx, caseId, state)
    if (!reported) return undefined
    await settle(tx, caseId, state, because === 'appeal' ? 'dismissed' : 'open')
    const { subject, company_id: companyId } = reported
    // If its author has deleted it meanwhile, nothing is restored.
    if (outcome === 'removed') await setState(using, subject, caseId, 'published')
    return { companyId, concerned: { contact: null } }
  },
}

type ReportedSubject = { subject: ReportSubject; company_id: number }

type State = 'open' | 'upheld' | 'dismissed'

/**
 * Reads the contribution that reports in a state are about, locked until the transaction ends; undefined when there is
 * none.
 */
async function lockReported(tx: Database, id: string, state: State): Promise<ReportedSubject | undefined> {
  const [reported] = await queryRows<ReportedSubject>(
    tx,
    sql`select subject, company_id from reports where subject_id = ${id}::uuid and state = ${state}
      order by mark for update`,
  )
  return reported
}

async function settle(tx: Database, id: string, from: State, to: State): Promise<void> {
  await tx.execute(sql`update reports set state = ${to} where subject_id = ${id}::uuid and state = ${from}`)
}

/** Publishes or hides a contribution with its counters; false when it is gone or replaced, so that nothing changed. */
async function setState(using: Dependencies, subject: ReportSubject, id: string, state: 'published' | 'hidden') {
  if (subject === 'review') return (await setReviewState(using, id, state)) === state
  return (subject === 'question' ? setQuestionState : setAnswerState)(using.db, id, state)
}

type ShownRow = {
  id: string
  subject: ReportSubject
  company_id: number
  reasons: { reason: ReportReason; count: number }[]
  /** The sealed words of the reports, in hex. */
  words: string[]
}

async function readShown({ db, privacy }: Dependencies, ids: readonly string[]): Promise<Map<string, ShownCase>> {
  const rows = await queryRows<ShownRow>(
    db,
    sql`select reported.subject_id as id, subject, reported.company_id, reasons, words
      from (select subject_id, min(subject) as subject, min(company_id) as company_id,
          jsonb_agg(encode(words, 'hex') order by mark) as words
        from reports where subject_id = any(${sql.param([...ids])}::uuid[]) group by subject_id) as reported
      join lateral (select jsonb_agg(jsonb_build_object('reason', reason, 'count', n) order by n desc, reason) as reasons
        from (select reason, count(*)::int as n from reports where subject_id = reported.subject_id group by reason)
          as counted) as by_reason on true`,
  )
  const texts = await readContributions(
    db,
    rows.map(({ id, subject, company_id: companyId }) => ({ id, subject, companyId })),
  )
  return new Map(
    rows.map(({ id, subject, company_id: companyId, reasons: reports, words }) => {
      const said = words.map((one) => privacy.openWords(Buffer.from(one, 'hex')) as string | null)
      const remarks = said.filter((one) => one !== null)
      const { kind = null, lines = [] } = texts.get(id) ?? {}
      return [id, { companyId, subject, ...(kind && { review: kind }), lines, reports, remarks }]
    }),
  )
}
