import { sql } from 'drizzle-orm'
import { noticeDays, urgentGrounds } from '../../../contract/notices/rules.ts'
import { queryRows } from '../../platform/db/database.ts'
import { addDays, getDayAfter } from '../../platform/months.ts'
import { readContributions, type ShownContribution } from '../contributions.queries.ts'
import { cutPassage } from '../notices/apply-decisions.ts'
import { lockNotice, type Notice, readNotices, setNoticeState } from '../notices/notices.queries.ts'
import { describeSender } from '../notices/sender.ts'
import { listInOrder } from '../order.queries.ts'
import type { CaseEffect, Queue, ShownCase } from '../queue.ts'
import { excludeRecused, limitToCase } from '../recusal.queries.ts'

/** The condition that readers still see the text; otherwise there is nothing to decide. */
const stands = sql`case subject
  when 'review' then exists (select from reviews
    where id = subject_id and company_id = notices.company_id and state = 'published')
  when 'question' then exists (select from questions
    where id = subject_id and company_id = notices.company_id and state = 'published')
  else exists (select from question_answers as given join questions as asked using (company_id)
    where asked.id = given.question_id and given.id = subject_id and given.company_id = notices.company_id
      and given.state = 'published' and asked.state = 'published') end`

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
    return new Map(notices.map((notice) => [notice.id, describe(notice, texts.get(notice.subjectId))]))
  },

  concerned: async (using, id) => {
    const [notice] = await readNotices(using, [id])
    return { sender: notice ? describeSender(notice) : null }
  },

  async approve(using, id) {
    const notice = await lockNotice(using, id)
    if (notice?.state !== 'open') return undefined
    return { ...(await decide(using, notice, 'kept')), tell: 'notice_kept' }
  },

  async reject(using, id) {
    const notice = await lockNotice(using, id)
    if (notice?.state !== 'open') return undefined
    const { extent, passage } = using.answers as { extent?: string; passage?: string }
    const asked = findAskedUntil(notice)
    if (asked !== null && getDayAfter(using.now, 0) <= asked) return { refused: 'author_asked' }
    if (extent !== 'part') return { ...(await decide(using, notice, 'removed')), tell: 'notice_removed' }
    const texts = await readContributions(using.db, [{ ...notice, id: notice.subjectId }])
    const isIn = texts.get(notice.subjectId)?.long.some((text) => cutPassage(text, passage!) !== text)
    if (!isIn) return { refused: 'passage_unknown', at: 'passage' }
    return { ...(await decide(using, notice, 'part')), tell: 'notice_part' }
  },

  /**
   * Lets the notice wait again; after an appeal the decision is turned round: the text stays if its author appealed, and
   * is removed if the person who sent the notice did.
   */
  async undo(using, { caseId, outcome }, because): Promise<CaseEffect | undefined> {
    const notice = await lockNotice(using, caseId)
    if (!notice || notice.final || notice.state !== outcome) return undefined
    if (because === 'undo') {
      // What was cut is needed until a round has put it back.
      await setNoticeState(using, caseId, { state: 'open', days: null })
      return { ...describeEffect(notice), tell: 'notice_reopened' }
    }
    await setNoticeState(using, caseId, { state: notice.appealBy === 'author' ? 'kept' : 'removed' })
    return { ...describeEffect(notice), tell: 'notice_changed' }
  },
}

async function decide(
  using: Parameters<Queue['approve']>[0],
  notice: Notice,
  state: 'kept' | 'part' | 'removed',
): Promise<ReturnType<typeof describeEffect> & { outcome: typeof state; reason: typeof using.reason }> {
  const { statement = '', passage } = using.answers as { statement?: string; passage?: string }
  const today = Date.parse(getDayAfter(using.now, 0))
  const days = Math.round((today - Date.parse(notice.received)) / 86_400_000)
  // A decision that was undone may still have to be taken back in the text.
  const cut = notice.shown === 'part' ? notice.verdict?.cut : undefined
  const verdict = { statement, ...(state === 'part' && { passage }), ...(cut && { cut }) }
  await setNoticeState(using, notice.id, { state, verdict, days })
  return { ...describeEffect(notice, statement), outcome: state, reason: using.reason }
}

const describeEffect = (notice: Notice, statement = '') => ({
  companyId: notice.companyId,
  concerned: { sender: describeSender(notice) },
  statement,
})

/**
 * Returns the last day on which the author of a text is asked before it may be removed; null once they have answered, or
 * where it is urgent.
 */
const findAskedUntil = ({ ground, received, answer }: Notice): string | null =>
  answer !== null || urgentGrounds.includes(ground) ? null : addDays(received, noticeDays.answer)

function describe(notice: Notice, text: ShownContribution | undefined): ShownCase {
  const { companyId, subject, ground, byCompany, received, content, answer } = notice
  const until = addDays(received, noticeDays.decision)
  return {
    ...{ companyId, subject, ...(text?.kind && { review: text.kind }) },
    notice: { ground, by_company: byCompany, until, asked_until: findAskedUntil(notice) },
    lines: [
      { name: 'notice', value: content?.wrong ?? null },
      { name: 'author_answer', value: answer },
      ...(text?.lines ?? []),
    ],
  }
}
