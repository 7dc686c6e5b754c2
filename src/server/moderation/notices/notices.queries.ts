import { sql } from 'drizzle-orm'
import { enums, is, type as shape, string } from 'superstruct'
import { getCaseNumber } from '../../../contract/moderation/cases.ts'
import type { NoticeGround, NoticeState } from '../../../contract/notices/rules.ts'
import type { ReportSubject } from '../../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ShownPart } from '../../platform/db/schema/notices.ts'
import type { Language } from '../../platform/http/words.ts'
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

/** The passage that a round has taken out, and each text it was in: as readers see it, and as it was before any cut. */
export type Cut = { passage: string; texts: [seen: string, whole: string][] }
/** The statement of reasons, the passage to remove, and what has been taken out. */
export type NoticeVerdict = { statement: string; passage?: string | undefined; cut?: Cut | undefined }
/** What the author answered, and on which day. */
export type NoticeAnswer = { said: string; day: string }

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
  answer: NoticeAnswer | null
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
    answer: open(reply) as NoticeAnswer | null,
    verdict: open(ruling) as NoticeVerdict | null,
  }
}

/** Computes the id and the receipt of a notice from the key of the call, so that a call sent again gets the same. */
export function deriveNoticeId(privacy: Privacy, ...key: string[]): { id: string; receipt: string } {
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

/** The most notices that are read for their author at once: nobody can make a call long by sending many. */
const maxRead = 50

/**
 * Reads the notices about these contributions that are not closed: first those after which something was removed, then
 * those that wait, the oldest first.
 */
export async function listNoticesAbout(
  { db, privacy }: Dependencies,
  contributions: readonly string[],
): Promise<Notice[]> {
  const rows = await queryRows<Row>(
    db,
    sql`select ${columns} from notices
      where subject_id = any(${sql.param([...contributions])}::uuid[]) and not final and state <> 'gone'
        and company_id is not null
      order by state in ('removed', 'part') desc, state = 'open' desc, received, id limit ${maxRead}`,
  )
  return rows.map((row) => toNotice(privacy, row))
}

/** Lists the ids of all notices about these contributions that are not closed. */
export async function listNoticeIds(db: Database, contributions: readonly string[]): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from notices where subject_id = any(${sql.param([...contributions])}::uuid[]) and not final`,
  )
  return rows.map(({ id }) => id)
}

/** Reads the other notices for which a passage is taken out of the same text, locked until the transaction ends. */
export async function lockCutBeside(
  { db: tx, privacy }: Dependencies,
  { id, subjectId }: Pick<Notice, 'id' | 'subjectId'>,
): Promise<Notice[]> {
  const rows = await queryRows<Row>(
    tx,
    sql`select ${columns} from notices where subject_id = ${subjectId}::uuid and id <> ${id}::uuid and not final
      and shown in ('part', 'other') order by id for update`,
  )
  return rows.map((row) => toNotice(privacy, row))
}

type NewState = { state: NoticeState; shown?: ShownPart; verdict?: NoticeVerdict | null; days?: number | null }

/** Changes what is decided about a notice; what is left out is kept. */
export async function setNoticeState(
  { db: tx, privacy }: Dependencies,
  id: string,
  { state, shown, verdict, days }: NewState,
): Promise<void> {
  await tx.execute(
    sql`update notices set state = ${state}
      ${verdict === undefined ? sql`` : sql`, verdict = ${toSealed(privacy, verdict)}`}
      ${shown === undefined ? sql`` : sql`, shown = ${shown}`}
      ${days === undefined ? sql`` : sql`, days = ${days}`}
      ${state === 'open' ? sql`, appeal_by = null` : sql``} where id = ${id}::uuid`,
  )
}

/** Notes what readers see of the text now. */
export async function setShown(tx: Database, id: string, shown: ShownPart): Promise<void> {
  await tx.execute(sql`update notices set shown = ${shown} where id = ${id}::uuid`)
}

/** Notes what is taken out of the text now, beside the statement of reasons. */
export async function setCut(
  { db: tx, privacy }: Dependencies,
  { id, verdict }: Pick<Notice, 'id' | 'verdict'>,
  cut: Cut | undefined,
): Promise<void> {
  const noted = verdict && { ...verdict, cut }
  await tx.execute(sql`update notices set verdict = ${toSealed(privacy, noted)} where id = ${id}::uuid`)
}

/** Stores what the author answers. */
export async function setAnswer({ db: tx, privacy }: Dependencies, id: string, answer: NoticeAnswer): Promise<void> {
  await tx.execute(sql`update notices set answer = ${toSealed(privacy, answer)} where id = ${id}::uuid`)
}

/** Notes who has appealed against the decision in force. */
export async function setAppealBy(tx: Database, id: string, by: 'sender' | 'author'): Promise<void> {
  await tx.execute(sql`update notices set appeal_by = ${by} where id = ${id}::uuid`)
}
