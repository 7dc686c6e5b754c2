import { type SQL, sql } from 'drizzle-orm'
import type { ReportReason, ReportSubject } from '../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Each kind of contribution as readers see it: the end of a query in which its rows are called `seen`. */
const published: Readonly<Record<ReportSubject, SQL>> = {
  review: sql`from reviews as seen where seen.state = 'published'`,
  question: sql`from questions as seen where seen.state = 'published'`,
  answer: sql`from question_answers as seen join questions as asked using (company_id)
    where asked.id = seen.question_id and seen.state = 'published' and asked.state = 'published'`,
}

/** Returns the company a published contribution is about; null when there is no such contribution. */
export async function findCompanyOfSubject(db: Database, subject: ReportSubject, id: string): Promise<number | null> {
  const found = sql`select seen.company_id ${published[subject]} and seen.id = ${id}::uuid`
  const [row] = await queryRows<{ company_id: number }>(db, found)
  return row?.company_id ?? null
}

/**
 * Builds the condition that readers see the contribution a row of this table is about, by its columns `subject`,
 * `subject_id` and `company_id`.
 */
export function isSeen(table: 'reports' | 'notices'): SQL {
  const about = sql.raw(table)
  const matchSubject = (subject: ReportSubject) =>
    sql`exists (select ${published[subject]} and seen.id = ${about}.subject_id and seen.company_id = ${about}.company_id)`
  return sql`case ${about}.subject when 'review' then ${matchSubject('review')} when 'question' then ${matchSubject('question')}
    else ${matchSubject('answer')} end`
}

type Dependencies = { db: Database; privacy: Privacy }

export type NewReport = {
  mark: Uint8Array
  subject: ReportSubject
  subjectId: string
  companyId: number
  month: string
  reason: ReportReason
  /** What the reporter added, stored sealed. */
  details?: string | undefined
}

/** Stores a report for moderation; false when this person has already reported this contribution. */
export async function addReport({ db: tx, privacy }: Dependencies, report: NewReport): Promise<boolean> {
  const { mark, subject, subjectId, companyId, month, reason, details = null } = report
  const words = privacy.sealWords(details)
  const rows = await queryRows(
    tx,
    sql`insert into reports (mark, subject, subject_id, company_id, month, reason, words)
      values (decode(${Buffer.from(mark).toString('hex')}, 'hex'), ${subject}, ${subjectId}::uuid, ${companyId},
        ${month}, ${reason}, decode(${words.toString('hex')}, 'hex'))
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}
