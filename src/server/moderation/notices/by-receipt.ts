import type { NoticeDecision } from '../../../contract/notices/notices.schema.ts'
import type * as contract from '../../../contract/notices/notices.ts'
import { noticeDays } from '../../../contract/notices/rules.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { appealUntil } from '../../platform/deadlines.ts'
import { isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { AnswerOf, Call, CallOf } from '../../platform/http/call.ts'
import { addDays, getDayAfter, toMonth } from '../../platform/months.ts'
import { addAppeal, listCompanyNames } from '../decisions.queries.ts'
import { findLastDay, getToldAnswer, isAuthorAsked } from './clock.ts'
import { listNoticeDecisions, type NoticeRuling } from './decisions.queries.ts'
import { findByReceipt, type Notice, setAppealBy } from './notices.queries.ts'

type ReceiptCall = Call & { readonly beside: { readonly receipt: string } }

/** Finds the notice of the receipt in the body; every wrong receipt gets the same answer. */
async function findNotice(call: ReceiptCall): Promise<Notice | Refusal<'not_found' | 'too_many' | 'work_needed'>> {
  const held = await askLimits(call, 'link', getTriedBy(call, {}))
  if (isRefused(held)) return held
  return (await findByReceipt(call.services, call.beside.receipt)) ?? refuse(404, 'not_found')
}

/** Answers what has become of a notice, to the person who has its receipt. */
export async function handleStatus(
  call: CallOf<typeof contract.readNotice>,
): Promise<AnswerOf<typeof contract.readNotice>> {
  const notice = await findNotice(call)
  if ('refused' in notice) return notice
  const { db } = call.services
  const { number, ground, state, subject, companyId, received, content } = notice
  const today = getDayAfter(call.now, 0)
  const names = await listCompanyNames(db, [companyId], call.language)
  const decided = state === 'open' || state === 'gone' ? undefined : await findRuling(call, notice)
  return {
    data: {
      ...{ number, ground, state, subject, received, wrong: content?.wrong ?? '' },
      company: (companyId !== null && names.get(companyId)) || null,
      until: addDays(received, noticeDays.decision),
      decision: decided ? describeDecision(notice, decided, call.now) : null,
      // Told after a decision, and no earlier than to moderators: its moment says nothing of who was here when.
      answer: decided ? getToldAnswer(notice, today) : null,
      answer_from: isAuthorAsked(notice, today) ? addDays(findLastDay(notice), 1) : null,
    },
  }
}

const findRuling = async ({ services: { db } }: Pick<Call, 'services'>, { id }: Notice) =>
  (await listNoticeDecisions(db, [id])).get(id)

function describeDecision(notice: Notice, ruling: NoticeRuling, now: Date): NoticeDecision {
  const { state, verdict, appealBy } = notice
  const end = appealUntil(ruling.decidedAt)
  // A decision on an appeal is final; against a removal of all there is nothing to appeal.
  const mayAppeal = !ruling.undone && ruling.appeal === null && (state === 'kept' || state === 'part')
  const own = appealBy === 'sender' && (ruling.appeal === 'open' || ruling.appeal === 'dismissed')
  return {
    outcome: state,
    reason: ruling.undone ? null : ruling.reason,
    statement: verdict?.statement ?? '',
    day: getDayAfter(ruling.decidedAt, 0),
    until: getDayAfter(end, -1),
    on_appeal: ruling.undone,
    appeal: own ? (ruling.appeal as 'open') : mayAppeal ? (end <= now ? 'over' : 'possible') : 'none',
  }
}

/** Takes the one appeal of the person who sent the notice. */
export async function handleSenderAppeal(
  call: CallOf<typeof contract.appealNotice>,
): Promise<AnswerOf<typeof contract.appealNotice>> {
  const notice = await findNotice(call)
  if ('refused' in notice) return notice
  const { db, privacy } = call.services
  const ruling = await findRuling(call, notice)
  if (!ruling || ruling.undone || (notice.state !== 'kept' && notice.state !== 'part'))
    return refuse(409, 'decision_undone', 'text')
  if (ruling.appeal !== null) return refuse(409, 'already_appealed', 'text')
  if (appealUntil(ruling.decidedAt) <= call.now) return refuse(409, 'appeal_over', 'text')
  const appeal = { decisionId: ruling.id, month: toMonth(call.now), text: call.answers.text }
  const added = await db.transaction(async (tx) => {
    const done = await addAppeal({ db: tx, privacy }, appeal)
    if (done === 'added') await setAppealBy(tx, notice.id, 'sender')
    return done
  })
  return added === 'added' ? { message: 'appeal_received' } : refuse(409, added, 'text')
}
