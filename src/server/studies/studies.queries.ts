import { sql } from 'drizzle-orm'
import { studyBudget } from '../../contract/statistics/budget.ts'
import { type Database, queryPrepared, queryRows } from '../platform/db/database.ts'
import type { StudyState, SurveyState } from '../platform/db/schema/studies.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { asReleased, type ReleasedCounts } from '../statistics/guard.ts'
import { type StudyAnswer, sealStudyAnswer } from '../statistics/study-answers.ts'

export type StoredStudy = {
  id: number
  month: string
  state: StudyState
  question_en: string
  question_ar: string
  about_en: string | null
  about_ar: string | null
  options: { en: string; ar: string }[]
  company: { id: number; name_en: string; name_ar: string; logo: string | null } | null
  /** How many people chose each option, as last released, by the option's number. */
  released: ReleasedCounts
}
type Row = Omit<StoredStudy, 'released'> & { counts: Record<string, number>; releases: number }
const toStudy = <R extends Row>({ counts, releases, ...study }: R) => ({
  ...study,
  released: asReleased(new Map(Object.entries(counts)), releases, studyBudget),
})
export type StudyPosition = { month: string; id: number }
export type StudyList = { companyId?: number | undefined; after: StudyPosition | null; limit: number }

const columns = sql`study.id, study.month, study.state, question_en, question_ar, study.about_en, study.about_ar, options,
  case when company.id is not null then jsonb_build_object(
    'id', company.id, 'name_en', company.name_en, 'name_ar', company.name_ar, 'logo', company.logo) end as company,
  coalesce(counted.counts, '{}') as counts, coalesce(counted.releases, 0) as releases`
const from = sql`studies as study left join companies as company on company.id = study.company_id
  left join lateral (select max(releases) as releases,
    jsonb_object_agg(option, published) filter (where study_counts.releases > 0) as counts
    from study_counts where study_id = study.id) as counted on true`

/** Lists the studies people can read, newest first, after a position. */
export async function listReadableStudies(
  db: Database,
  { companyId, after, limit }: StudyList,
): Promise<StoredStudy[]> {
  const about = companyId === undefined ? sql`` : sql`and study.company_id = ${companyId}`
  const beyond = after ? sql`and (study.month, study.id) < (${after.month}, ${after.id}::int)` : sql``
  const rows = await queryPrepared<Row>(
    db,
    sql`select ${columns} from ${from} where study.state in ('open', 'closed') ${about} ${beyond}
      order by study.month desc, study.id desc limit ${limit}`,
  )
  return rows.map(toStudy)
}

/** Lists every study a company has proposed, newest first, in any state. */
export async function listStudiesOfCompany(
  db: Database,
  companyId: number,
): Promise<(StoredStudy & { state: SurveyState })[]> {
  const rows = await queryRows<Row & { state: SurveyState }>(
    db,
    sql`select ${columns} from ${from} where study.company_id = ${companyId} order by study.month desc, study.id desc`,
  )
  return rows.map(toStudy)
}

/** Finds a study people can read; null when there is none. */
export async function findReadableStudy(db: Database, id: number): Promise<StoredStudy | null> {
  const [study] = await queryRows<Row>(
    db,
    sql`select ${columns} from ${from} where study.id = ${id} and study.state in ('open', 'closed')`,
  )
  return study ? toStudy(study) : null
}

/** Stores that a person has answered a study; false when they had already. */
export async function markAnswered(tx: Database, mark: Uint8Array): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`insert into study_marks (mark) values (decode(${Buffer.from(mark).toString('hex')}, 'hex'))
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}

/** Stores the first of these marks that is not there yet; false when all are. */
export async function insertFreeMark(tx: Database, marks: readonly Uint8Array[]): Promise<boolean> {
  for (const mark of marks) {
    const rows = await queryRows(
      tx,
      sql`insert into contributor_marks (mark) values (decode(${Buffer.from(mark).toString('hex')}, 'hex'))
        on conflict do nothing returning 1 as added`,
    )
    if (rows.length > 0) return true
  }
  return false
}

/** Stores an answer for the next release to count. */
export async function storeAnswer({ db: tx, privacy }: { db: Database; privacy: Privacy }, answer: StudyAnswer) {
  const sealed = sealStudyAnswer(privacy, answer).toString('hex')
  await tx.execute(sql`insert into study_answers (sealed) values (decode(${sealed}, 'hex'))`)
}

/** Returns which of these marks are stored, in hex. */
export async function listKnownMarks(db: Database, marks: readonly Uint8Array[]): Promise<Set<string>> {
  const hex = marks.map((mark) => Buffer.from(mark).toString('hex'))
  const rows = await queryRows<{ mark: string }>(
    db,
    sql`select encode(mark, 'hex') as mark from study_marks
      where mark in (select decode(hex, 'hex') from unnest(${sql.param(hex)}::text[]) as name (hex))`,
  )
  return new Set(rows.map(({ mark }) => mark))
}
