import { createHash } from 'node:crypto'
import { getCaseNumber } from '../../../contract/moderation/cases.ts'
import type { Receipt } from '../../../contract/notices/notices.schema.ts'
import * as contract from '../../../contract/notices/notices.ts'
import { readRegister } from '../../../contract/notices/register.ts'
import { noticeDays } from '../../../contract/notices/rules.ts'
import { reportSubjects } from '../../../contract/reviews/voices.ts'
import { findRole } from '../../accounts/company-roles.queries.ts'
import { findSlot } from '../../authorship/authorship.queries.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import type { Database } from '../../platform/db/database.ts'
import { isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { AnswerOf, Call, CallOf, Route } from '../../platform/http/call.ts'
import { bind, route } from '../../platform/http/route.ts'
import { toCanonicalJson } from '../../platform/idempotency/canonical-json.ts'
import { addDays, getDayAfter, toMonth } from '../../platform/months.ts'
import { findCompanyOfSubject } from '../../reviews/reports.queries.ts'
import { readContributions } from '../contributions.queries.ts'
import { listCompanyNames } from '../decisions.queries.ts'
import { handleSenderAppeal, handleStatus } from './by-receipt.ts'
import { mayAnswer } from './clock.ts'
import { listNoticeDecisions } from './decisions.queries.ts'
import { addNotice, deriveNoticeId, lockNotice, readNotices, setAnswer } from './notices.queries.ts'
import { listAuthorityRequests, listNoticeCounts } from './register.queries.ts'

/** The routes of notices about texts (decision 153), open to anybody but the author's answer and a company's own. */
export const noticeRoutes: readonly Route[] = [
  route(contract.getNoticeText, handleText),
  // Nobody is known there, so `routeOnce` cannot name the call: its key names the notice itself (`deriveNoticeId`).
  bind(contract.sendNotice, (call) => handleSend(call, null)),
  bind(contract.sendCompanyNotice, async (call) => {
    const { id } = call.params
    return (await findRole(call.services.db, call.account.id, id)) ? handleSend(call, id) : refuse(404, 'not_found')
  }),
  route(contract.readNotice, handleStatus),
  route(contract.appealNotice, handleSenderAppeal),
  route(contract.answerNotice, handleAnswer),
  route(readRegister, async ({ services: { db } }) => ({
    data: { notices: await listNoticeCounts(db), requests: await listAuthorityRequests(db) },
  })),
]

/** Finds a published contribution of any kind by its id. */
async function findText(db: Database, id: string) {
  for (const subject of reportSubjects) {
    const companyId = await findCompanyOfSubject(db, subject, id)
    if (companyId !== null) return { subject, id, companyId }
  }
  return undefined
}

async function handleText({
  services: { db },
  params,
  language,
}: CallOf<typeof contract.getNoticeText>): Promise<AnswerOf<typeof contract.getNoticeText>> {
  const text = await findText(db, params.contribution)
  const shown = text && (await readContributions(db, [text])).get(text.id)
  if (!text || !shown) return refuse(404, 'not_found')
  const names = await listCompanyNames(db, [text.companyId], language)
  return { data: { subject: text.subject, company: names.get(text.companyId) ?? '', lines: shown.lines } }
}

type SendCall = Call & Pick<CallOf<typeof contract.sendNotice>, 'answers'>
type SendAnswer = { data: Receipt } | Refusal<'notice_text' | 'idempotency_reused' | 'too_many' | 'work_needed'>

/** Stores a notice by anybody, or by a company in its own name, and mails its receipt, in one transaction. */
async function handleSend(call: SendCall, byCompany: number | null): Promise<SendAnswer> {
  const { services, answers, language, now, idempotencyKey } = call
  const { db, privacy, mail, config } = services
  const { id, receipt } = deriveNoticeId(privacy, String(byCompany ?? 'anybody'), idempotencyKey)
  const { text: typed, ground, wrong, email } = answers
  const digest = createHash('sha256').update(toCanonicalJson({ typed, ground, wrong, email })).digest('base64url')
  const [earlier] = await readNotices({ db, privacy }, [id])
  // Nothing is counted again, and no second mail is sent.
  if (earlier)
    return earlier.content?.digest === digest
      ? { data: toReceipt(id, receipt, earlier.received) }
      : refuse(422, 'idempotency_reused')
  const contribution = contract.findContributionId(typed)
  const text = contribution === undefined ? undefined : await findText(db, contribution)
  if (!text || (byCompany !== null && byCompany !== text.companyId)) return refuse(422, 'notice_text', 'text')
  const held = await askLimits(call, 'notice', getTriedBy(call, { email, token: text.id }))
  if (isRefused(held)) return held
  const received = getDayAfter(now, 0)
  const made = toReceipt(id, receipt, received)
  await db.transaction(async (tx) => {
    const added = await addNotice(
      { db: tx, privacy },
      {
        ...{ id, subject: text.subject, subjectId: text.id, companyId: text.companyId, month: toMonth(now), received },
        ...{ ground, byCompany: byCompany !== null, content: { wrong, email, language, receipt, digest } },
      },
    )
    // The same call, sent twice at once, is one notice with one mail.
    if (!added) return
    const link = `${config.publicUrl}/notice/${receipt}`
    const letter = { kind: 'notice_received', number: made.number, day: made.until, link } as const
    await mail.add(tx, { ...letter, to: email, language }, now)
  })
  return { data: made }
}

const toReceipt = (id: string, receipt: string, received: string): Receipt => ({
  number: getCaseNumber('notice', id),
  receipt,
  until: addDays(received, noticeDays.decision),
})

async function handleAnswer({
  services: { db, privacy },
  account,
  params,
  answers,
  now,
}: CallOf<typeof contract.answerNotice>): Promise<AnswerOf<typeof contract.answerNotice>> {
  return db.transaction(async (tx) => {
    const notice = await lockNotice({ db: tx, privacy }, params.notice)
    const author = { privacy, secret: account.secret }
    // A person who did not write the text learns nothing of it.
    if (!notice || !(await findSlot(tx, author, notice.subjectId, notice.subject))) return refuse(404, 'not_found')
    const day = getDayAfter(now, 0)
    const ruling = (await listNoticeDecisions(tx, [notice.id])).get(notice.id)
    if (notice.answer !== null) return refuse(409, 'already_answered')
    if (!mayAnswer(notice, ruling, day)) return refuse(409, 'case_decided')
    await setAnswer({ db: tx, privacy }, notice.id, { said: answers.answer, day })
    return { message: 'notice_answered' }
  })
}
