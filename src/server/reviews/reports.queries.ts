import { sql } from 'drizzle-orm'
import type { ReportReason, ReportSubject } from '../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Returns the company a published contribution is about; null when there is no such contribution. */
export async function findCompanyOfSubject(db: Database, subject: ReportSubject, id: string): Promise<number | null> {
  const found = {
    review: sql`select company_id from reviews where id = ${id}::uuid and state = 'published'`,
    question: sql`select company_id from questions where id = ${id}::uuid and state = 'published'`,
    answer: sql`select company_id from question_answers join questions using (company_id)
      where questions.id = question_id and question_answers.id = ${id}::uuid and question_answers.state = 'published'
        and questions.state = 'published'`,
  }
  const [row] = await queryRows<{ company_id: number }>(db, found[subject])
  return row?.company_id ?? null
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
