import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import type { StudyState } from '../db/schema/studies.ts'
import { releasedCell } from '../statistics/guard.ts'

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
  /** How many chose each option, as last released, by the option's number. */
  released: Record<string, number>
}
export type StudyPosition = { month: string; id: number }
export type StudyList = { companyId?: number; after: StudyPosition | null; limit: number }

const columns = sql`study.id, study.month, study.state, question_en, question_ar, study.about_en, study.about_ar, options,
  case when company.id is not null then jsonb_build_object(
    'id', company.id, 'name_en', company.name_en, 'name_ar', company.name_ar, 'logo', company.logo) end as company,
  coalesce((select jsonb_object_agg(option, released) from study_counts where study_id = study.id), '{}') as released`
const from = sql`studies as study left join companies as company on company.id = study.company_id`

/** Studies people can read, newest first, after a position. */
export function readableStudies(db: Database, { companyId, after, limit }: StudyList): Promise<StoredStudy[]> {
  const about = companyId === undefined ? sql`` : sql`and study.company_id = ${companyId}`
  const beyond = after ? sql`and (study.month, study.id) < (${after.month}, ${after.id}::int)` : sql``
  return rowsOf<StoredStudy>(
    db,
    sql`select ${columns} from ${from} where study.state in ('open', 'closed') ${about} ${beyond}
      order by study.month desc, study.id desc limit ${limit}`,
  )
}

/** Every study a company has proposed, newest first, whatever became of it. */
export function studiesOfCompany(db: Database, companyId: number): Promise<StoredStudy[]> {
  return rowsOf<StoredStudy>(
    db,
    sql`select ${columns} from ${from} where study.company_id = ${companyId} order by study.month desc, study.id desc`,
  )
}

/** One study people can read; null where there is none. */
export async function readableStudy(db: Database, id: number): Promise<StoredStudy | null> {
  const [study] = await rowsOf<StoredStudy>(
    db,
    sql`select ${columns} from ${from} where study.id = ${id} and study.state in ('open', 'closed')`,
  )
  return study ?? null
}

/** Keeps that somebody has answered; false where they had already. */
export async function markAnswered(tx: Database, mark: Uint8Array): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into study_marks (mark) values (decode(${Buffer.from(mark).toString('hex')}, 'hex'))
      on conflict do nothing returning 1 as added`,
  )
  return rows.length > 0
}

/**
 * Adds one to an option; its published count follows once it differs by enough people. Those who choose one option at
 * once follow each other.
 */
export async function countAnswer(tx: Database, studyId: number, option: number): Promise<void> {
  const [count] = await rowsOf<{ n: number; released: number }>(
    tx,
    sql`insert into study_counts (study_id, option, n) values (${studyId}, ${option}, 1)
      on conflict (study_id, option) do update set n = study_counts.n + 1 returning n, released`,
  )
  const released = releasedCell(count!.n, count!.released)
  if (released !== count!.released)
    await tx.execute(
      sql`update study_counts set released = ${released} where study_id = ${studyId} and option = ${option}`,
    )
}

/** Which of these marks are known, in hex. */
export async function knownMarks(db: Database, marks: readonly Uint8Array[]): Promise<Set<string>> {
  const hex = marks.map((mark) => Buffer.from(mark).toString('hex'))
  const rows = await rowsOf<{ mark: string }>(
    db,
    sql`select encode(mark, 'hex') as mark from study_marks
      where mark in (select decode(hex, 'hex') from unnest(${sql.param(hex)}::text[]) as name (hex))`,
  )
  return new Set(rows.map(({ mark }) => mark))
}
