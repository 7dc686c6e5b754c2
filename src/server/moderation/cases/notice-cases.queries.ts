import { sql } from 'drizzle-orm'
import { noticeDays } from '../../../contract/notices/rules.ts'
import { queryRows } from '../../platform/db/database.ts'
import { addDays, countDays, getDayAfter } from '../../platform/months.ts'
import { isSeen } from '../../reviews/reports.queries.ts'
import { readContributions, type ShownContribution } from '../contributions.queries.ts'
import { findLastDay, getToldAnswer, isAuthorAsked } from '../notices/clock.ts'
import { lockNotice, type Notice, readNotices, setNoticeState } from '../notices/notices.queries.ts'
import { cutMark } from '../notices/passages.ts'
import { describeSender } from '../notices/sender.ts'
import { listInOrder } from '../order.queries.ts'
import type { ActRefusal, CaseEffect, Queue, ShownCase } from '../queue.ts'
import { excludeRecused, limitToCase } from '../recusal.queries.ts'

/** A text that readers do not see any more leaves nothing to decide. */
const stands = isSeen('notices')

/** A moderator decides neither about their own text nor about their company. */
const caseKeys = { company: sql`company_id`, id: sql`notices.id` }

/**
 * The queue of notices (decision 153): whether the text stays, or a passage of it or all of it is removed. Both sides
 * read the statement of reasons; the next round of publication carries the decision out.
 */
export const noticeQueue: Queue = {
  async count(db, except) {
    const [row] = await queryRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from notices
        where state = 'open' and ${stands} ${excludeRecused(caseKeys, except)}`,
    )
    return row!.n
  },

  waiting(db, asked) {
    const { companyId, only, except } = asked
    const about = companyId === undefined ? sql`` : sql`and company_id = ${companyId}`
    const rows = sql`select id, month, company_id from notices where state = 'open' and ${stands} ${about}
      ${limitToCase(sql`notices.id`, only)} ${excludeRecused(caseKeys, except)}`
    return listInOrder(db, { rows, id: 'uuid' }, asked)
  },

  async show(using, ids) {
    const notices = await readNotices(using, ids)
    const texts = await readContributions(
      using.db,
      notices.map(({ subject, subjectId, companyId }) => ({ subject, id: subjectId, companyId })),
    )
    const today = getDayAfter(using.now, 0)
    return new Map(notices.map((notice) => [notice.id, describe(notice, texts.get(notice.subjectId), today)]))
  },

  concerned: async (using, id) => {
    const [notice] = await readNotices(using, [id])
    return { sender: notice ? describeSender(notice) : null }
  },

  async approve(using, id) {
    const notice = await lockNotice(using, id)
    if (notice?.state !== 'open') return undefined
    return { ...(await decide(using, notice, 'kept')), mailKind: 'notice_kept' }
  },

  async reject(using, id) {
    const notice = await lockNotice(using, id)
    if (notice?.state !== 'open') return undefined
    const { extent, passage } = using.answers as { extent?: string; passage?: string }
    if (isAuthorAsked(notice, getDayAfter(using.now, 0))) return { refused: 'author_asked' }
    if (extent !== 'part') return { ...(await decide(using, notice, 'removed')), mailKind: 'notice_removed' }
    const texts = await readContributions(using.db, [{ ...notice, id: notice.subjectId }])
    const isIn = texts.get(notice.subjectId)?.long.some((text) => text.includes(passage!))
    // What was removed before is not a part of the text.
    if (!isIn || passage!.includes(cutMark)) return { refused: 'passage_unknown', at: 'passage' }
    return { ...(await decide(using, notice, 'part')), mailKind: 'notice_part' }
  },

  /**
   * Lets the notice wait again; after an appeal the decision is turned round: the text stays if its author appealed, and
   * is removed if the person who sent the notice did.
   */
  async undo(using, { caseId, outcome }, because): Promise<CaseEffect | ActRefusal | undefined> {
    const notice = await lockNotice(using, caseId)
    if (!notice || notice.final || notice.state !== outcome) return undefined
    if (because === 'undo') {
      // What was cut is needed until a round has put it back.
      await setNoticeState(using, caseId, { state: 'open', days: null })
      return { ...describeEffect(notice), mailKind: 'notice_reopened' }
    }
    const removes = notice.appealBy === 'sender'
    if (removes && isAuthorAsked(notice, getDayAfter(using.now, 0))) return { refused: 'author_asked' }
    await setNoticeState(using, caseId, { state: removes ? 'removed' : 'kept' })
    return { ...describeEffect(notice), mailKind: 'notice_changed' }
  },
}

async function decide(
  using: Parameters<Queue['approve']>[0],
  notice: Notice,
  state: 'kept' | 'part' | 'removed',
): Promise<ReturnType<typeof describeEffect> & { outcome: typeof state; reason: typeof using.reason }> {
  const { statement = '', passage } = using.answers as { statement?: string; passage?: string }
  const days = countDays(notice.received, getDayAfter(using.now, 0))
  // A passage of a decision that was undone may still be taken out.
  const cut = notice.verdict?.cut
  const verdict = { statement, ...(state === 'part' && { passage }), ...(cut && { cut }) }
  const shown = cut && (state === 'part' && cut.passage === passage ? 'part' : 'other')
  await setNoticeState(using, notice.id, { state, verdict, days, ...(shown && { shown }) })
  return { ...describeEffect(notice, statement), outcome: state, reason: using.reason }
}

const describeEffect = (notice: Notice, statement = '') => ({
  companyId: notice.companyId,
  concerned: { sender: describeSender(notice) },
  statement,
})

function describe(notice: Notice, text: ShownContribution | undefined, today: string): ShownCase {
  const { companyId, subject, ground, byCompany, received, content } = notice
  const asked = isAuthorAsked(notice, today) ? findLastDay(notice) : null
  const until = addDays(received, noticeDays.decision)
  return {
    ...{ companyId, subject, ...(text?.kind && { review: text.kind }) },
    notice: { ground, by_company: byCompany, until, asked_until: asked },
    lines: [
      { name: 'notice', value: content?.wrong ?? null },
      ...(asked === null ? [{ name: 'author_answer', value: getToldAnswer(notice, today) }] : []),
      ...(text?.lines ?? []),
    ],
  }
}
