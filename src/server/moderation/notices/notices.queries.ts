import { sql } from 'drizzle-orm'
import { enums, is, type as shape, string } from 'superstruct'
import { getCaseNumber } from '../../../contract/moderation/cases.ts'
import type { NoticeGround, NoticeState } from '../../../contract/notices/rules.ts'
import type { ReportSubject } from '../../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ShownPart } from '../../platform/db/schema/notices.ts'
import type { Language } from '../../platform/http/words.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { hashOf } from '../../platform/tokens.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** What a person wrote in a notice, and how to reach them. `digest` tells another notice under the same key apart. */
const Content = shape({
  wrong: string(),
  email: string(),
  language: enums(['en', 'ar']),
  receipt: string(),
  digest: string(),
})
export type NoticeContent = { wrong: string; email: string; language: Language; receipt: string; digest: string }

/** The statement of reasons, and each text that was cut with what it was before. */
export type NoticeVerdict = { statement: string; passage?: string | undefined; cut?: [after: string, before: string][] }

export type Notice = {
  id: string
  /** How people refer to it: the beginning of its id. */
  number: string
  subject: ReportSubject
  subjectId: string
  companyId: number | null
  received: string
  ground: NoticeGround
  byCompany: boolean
  state: NoticeState
  shown: ShownPart
  appealBy: 'sender' | 'author' | null
  final: boolean
  /** Null once it is forgotten. */
  content: NoticeContent | null
  answer: string | null
  verdict: NoticeVerdict | null
}

type Row = Omit<Notice, 'number' | 'content' | 'answer' | 'verdict'> & { sealed: string; reply: string; ruling: string }

const columns = sql`id, subject, subject_id as "subjectId", company_id as "companyId", received::text as received, ground,
  by_company as "byCompany", state, shown, appeal_by as "appealBy", final, encode(sealed, 'hex') as sealed,
  encode(answer, 'hex') as reply, encode(verdict, 'hex') as ruling`

function toNotice(privacy: Privacy, { sealed, reply, ruling, ...row }: Row): Notice {
  const open = (hex: string) => privacy.openWords(Buffer.from(hex, 'hex'))
  const content = open(sealed)
  return {
    ...row,
    number: getCaseNumber('notice', row.id),
    content: is(content, Content) ? content : null,
    answer: open(reply) as string | null,
    verdict: open(ruling) as NoticeVerdict | null,
  }
}

/** Computes the id and the receipt of a notice from the key of the call, so that a call sent again gets the same. */
export function nameNotice(privacy: Privacy, ...key: string[]): { id: string; receipt: string } {
  const bytes = privacy.proposalName('notice', ...key)
  const hex = Buffer.from(bytes.subarray(0, 16)).toString('hex')
  // The form of a random UUID: version 4, variant 8.
  const id = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  return { id, receipt: `${getCaseNumber('notice', id)}-${bytes.subarray(16).toString('base64url')}` }
}

const toSealed = (privacy: Privacy, words: unknown) => sql`decode(${privacy.sealWords(words).toString('hex')}, 'hex')`

export type NewNotice = Pick<Notice, 'id' | 'subject' | 'subjectId' | 'received' | 'ground' | 'byCompany'> & {
  companyId: number
  month: string
  content: NoticeContent
}

/** Stores a notice; false where there is one of this id already. */
export async function addNotice({ db: tx, privacy }: Dependencies, notice: NewNotice): Promise<boolean> {
  const { id, subject, subjectId, companyId, month, received, ground, byCompany, content } = notice
  const rows = await queryRows(
    tx,
    sql`insert into notices
        (id, receipt_hash, subject, subject_id, company_id, month, received, ground, by_company, sealed, answer, verdict)
      values (${id}::uuid, decode(${hashOf(content.receipt).toString('hex')}, 'hex'), ${subject}, ${subjectId}::uuid,
        ${companyId}, ${month}, ${received}::date, ${ground}, ${byCompany}, ${toSealed(privacy, content)},
        ${toSealed(privacy, null)}, ${toSealed(privacy, null)})
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}

/** Reads notices by id; those that do not exist are left out. */
export async function readNotices({ db, privacy }: Dependencies, ids: readonly string[]): Promise<Notice[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select ${columns} from notices where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows.map((row) => toNotice(privacy, row))
}

/** Finds the notice of a receipt; undefined for an unknown one. */
export async function findByReceipt({ db, privacy }: Dependencies, receipt: string): Promise<Notice | undefined> {
  const hash = hashOf(receipt).toString('hex')
  const [row] = await queryRows<Row>(
    db,
    sql`select ${columns} from notices where receipt_hash = decode(${hash}, 'hex')`,
  )
  return row && toNotice(privacy, row)
}

/** Reads a notice, locked until the transaction ends; undefined for an unknown id. */
export async function lockNotice({ db: tx, privacy }: Dependencies, id: string): Promise<Notice | undefined> {
  const [row] = await queryRows<Row>(tx, sql`select ${columns} from notices where id = ${id}::uuid for update`)
  return row && toNotice(privacy, row)
}

/** Reads the notices about these contributions, in the order of their ids. */
export async function listNoticesAbout(
  { db, privacy }: Dependencies,
  contributions: readonly string[],
): Promise<Notice[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select ${columns} from notices where subject_id = any(${sql.param([...contributions])}::uuid[]) order by id`,
  )
  return rows.map((row) => toNotice(privacy, row))
}

/** Changes what is decided about a notice; `days` is kept where it is left out. */
export async function setNoticeState(
  { db: tx, privacy }: Dependencies,
  id: string,
  { state, verdict, days }: { state: NoticeState; verdict?: NoticeVerdict | null; days?: number | null },
): Promise<void> {
  await tx.execute(
    sql`update notices set state = ${state}
      ${verdict === undefined ? sql`` : sql`, verdict = ${toSealed(privacy, verdict)}`}
      ${days === undefined ? sql`` : sql`, days = ${days}`}
      ${state === 'open' ? sql`, appeal_by = null` : sql``} where id = ${id}::uuid`,
  )
}

/** Notes what readers see of the text now, and what was cut out of it. */
export async function setShown(
  { db: tx, privacy }: Dependencies,
  id: string,
  { shown, verdict }: { shown: ShownPart; verdict: NoticeVerdict | null },
): Promise<void> {
  await tx.execute(
    sql`update notices set shown = ${shown}, verdict = ${toSealed(privacy, verdict)} where id = ${id}::uuid`,
  )
}

/** Stores what the author answers. */
export async function setAnswer({ db: tx, privacy }: Dependencies, id: string, answer: string): Promise<void> {
  await tx.execute(sql`update notices set answer = ${toSealed(privacy, answer)} where id = ${id}::uuid`)
}

/** Notes who has appealed against the decision in force. */
export async function setAppealBy(tx: Database, id: string, by: 'sender' | 'author'): Promise<void> {
  await tx.execute(sql`update notices set appeal_by = ${by} where id = ${id}::uuid`)
}

/** Lists the notices whose texts readers do not see yet as decided, in the order of their random ids. */
export async function listUnsettled(db: Database): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where not final
      and shown <> case state when 'removed' then 'hidden' when 'part' then 'part' else 'whole' end order by id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Lists the open notices whose texts are gone for good: deleted or replaced by their authors; or removed by a moderator
 * for another reason, once the time to decide is over (`overdue`: the last day whose notices had to be decided by now).
 */
export async function listGone(db: Database, overdue: string): Promise<string[]> {
  const day = sql`${overdue}::date`
  const stays = sql`(state = 'published' or notices.received > ${day})`
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where notices.state = 'open' and case subject
      when 'review' then not exists (select from reviews
        where reviews.id = subject_id and reviews.company_id = notices.company_id and state <> 'replaced' and ${stays})
      when 'question' then not exists (select from questions
        where questions.id = subject_id and questions.company_id = notices.company_id and ${stays})
      else not exists (select from question_answers
        where question_answers.id = subject_id and question_answers.company_id = notices.company_id and ${stays}) end`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Forgets what notices decided before a moment say and who sent them, once nobody can appeal any more; what is left is
 * counted in the register.
 */
export async function forgetNotices({ db, privacy }: Dependencies, since: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await queryRows<{ id: string }>(
      tx,
      sql`select id from notices where not final and state <> 'open'
        and not exists (select from decisions where kind = 'notice' and case_id = notices.id::text
          and (decided_at >= ${since.toISOString()}::timestamptz
            or exists (select from appeals where decision_id = decisions.id and state = 'open')))
        and (state <> 'gone' or received < ${getDayAfter(since, 0)}::date) order by id for update`,
    )
    for (const { id } of rows)
      await tx.execute(sql`update notices set final = true, receipt_hash = null, sealed = ${toSealed(privacy, null)},
        answer = ${toSealed(privacy, null)}, verdict = ${toSealed(privacy, null)} where id = ${id}::uuid`)
  })
}

/**
 * Marks the notices that the page of their company counts as threats with the law: for defamation, sent by the company
 * itself after `yearAgo`, and rejected for good. The pages of companies for which this changes get another version.
 */
export async function markThreats(db: Database, yearAgo: string): Promise<void> {
  const counts = sql`(by_company and ground = 'defamation' and state = 'kept' and final and received > ${yearAgo}::date)`
  await db.execute(
    sql`with changed as (update notices set threat = ${counts} where threat <> ${counts} returning company_id)
      update company_versions set version = gen_random_uuid() where company_id in (select company_id from changed)`,
  )
}
