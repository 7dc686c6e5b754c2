import { sql } from 'drizzle-orm'
import type { CaseLine } from '../../../contract/moderation/desk.schema.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { toMonth } from '../../platform/months.ts'
import type { Queue } from '../queue.ts'
import { createWaitingRows } from '../waiting.queries.ts'

/**
 * The queue of studies that companies propose. An approved one opens; the people who speak for the company are told
 * either way.
 */
export const studyQueue: Queue = {
  ...createWaitingRows({ table: sql`studies`, waits: sql`state = 'proposed'`, id: 'int' }),

  async show({ db }, ids) {
    const rows = await queryRows<ProposedRow>(
      db,
      sql`select id::text as id, company_id, question_en, question_ar, about_en, about_ar, options from studies
        where id = any(${sql.param(ids.map(Number))}::int[])`,
    )
    return new Map(rows.map((row) => [row.id, { companyId: row.company_id, lines: buildLines(row) }]))
  },

  async concerned({ db }, id) {
    const [study] = await queryRows<LockedStudy>(db, sql`select company_id, month from studies where id = ${id}::int`)
    return study ? getConcerned(study).concerned : { contact: null }
  },

  async approve({ db: tx, now }, id) {
    const proposed = await lockStudy(tx, id, 'proposed')
    if (!proposed) return undefined
    await tx.execute(sql`update studies set state = 'open', month = ${toMonth(now)} where id = ${id}::int`)
    const before = { month: proposed.month }
    return { outcome: 'approved', before, ...getConcerned(proposed), mailKind: 'study_approved' }
  },

  async reject({ db: tx, reason }, id) {
    const proposed = await lockStudy(tx, id, 'proposed')
    if (!proposed) return undefined
    await tx.execute(sql`update studies set state = 'rejected' where id = ${id}::int`)
    return { outcome: 'rejected', reason, ...getConcerned(proposed), mailKind: 'study_rejected' }
  },

  /** Turns a study into a proposal again. Answers given meanwhile stay in its sums. */
  async undo({ db: tx }, { caseId, outcome, before }) {
    const study = await lockStudy(tx, caseId, outcome === 'approved' ? 'open' : 'rejected')
    if (!study) return undefined
    const { month = study.month } = (before ?? {}) as { month?: string }
    await tx.execute(sql`update studies set state = 'proposed', month = ${month} where id = ${caseId}::int`)
    return { ...getConcerned(study), mailKind: 'case_reopened' }
  },
}

type Texts = Record<'question_en' | 'question_ar' | 'about_en' | 'about_ar', string | null>
type ProposedRow = Texts & { id: string; company_id: number | null; options: { en: string; ar: string }[] }

function buildLines({ question_en, question_ar, about_en, about_ar, options }: ProposedRow): CaseLine[] {
  const lines = [
    { name: 'question_en', value: question_en },
    { name: 'question_ar', value: question_ar },
    { name: 'study_about_en', value: about_en },
    { name: 'study_about_ar', value: about_ar },
    { name: 'options_en', value: options.map(({ en }) => en).join('\n') },
    { name: 'options_ar', value: options.map(({ ar }) => ar).join('\n') },
  ]
  return lines.filter(({ value }) => value)
}

type LockedStudy = { company_id: number | null; month: string }

/** Reads a study in a state, locked until the transaction ends. */
async function lockStudy(tx: Database, id: string, state: string): Promise<LockedStudy | undefined> {
  const [study] = await queryRows<LockedStudy>(
    tx,
    sql`select company_id, month from studies where id = ${id}::int and state = ${state} for update`,
  )
  return study
}

const getConcerned = ({ company_id: companyId }: LockedStudy) => ({
  companyId,
  concerned: companyId === null ? { contact: null } : { peopleOf: companyId },
})
