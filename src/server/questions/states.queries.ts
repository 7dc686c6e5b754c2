import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { VoiceState } from '../platform/db/schema/questions.ts'
import { lockCountedOf } from '../statistics/statistics.queries.ts'
import { countQuestions, findAskedCompanyId } from './questions.queries.ts'

/** Publishes a question or hides it with all its answers; counters follow. False if it is in that state already. */
export function setQuestionState(db: Database, id: string, state: VoiceState): Promise<boolean> {
  return db.transaction(async (tx) => {
    const companyId = await lockCountedOf(tx, () => findAskedCompanyId(tx, id))
    if (companyId === null) return false
    const [changed] = await queryRows(
      tx,
      sql`update questions set state = ${state}
        where id = ${id}::uuid and company_id = ${companyId} and state <> ${state} returning 1 as changed`,
    )
    if (changed) await countQuestions(tx, companyId, state === 'published' ? 1 : -1)
    return changed !== undefined
  })
}

/** Publishes or hides an answer; its question's count follows. False if it is in that state already. */
export function setAnswerState(db: Database, id: string, state: VoiceState): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockCountedOf(tx, () => findAskedCompanyId(tx, id, sql`question_answers`))
    const [changed] = await queryRows<{ question_id: string; company_id: number }>(
      tx,
      sql`update question_answers set state = ${state} where id = ${id}::uuid and state <> ${state}
        returning question_id, company_id`,
    )
    const by = state === 'published' ? 1 : -1
    if (changed)
      await tx.execute(
        sql`update questions set answer_count = answer_count + ${by}::int
          where id = ${changed.question_id}::uuid and company_id = ${changed.company_id}`,
      )
    return changed !== undefined
  })
}

/**
 * Changes what readers see of a published question or answer, in one transaction; false where it is not published or its
 * text stays the same.
 */
export function changeVoiceText(
  db: Database,
  { subject, id }: { subject: 'question' | 'answer'; id: string },
  change: (text: string) => string,
): Promise<boolean> {
  const [table, column] =
    subject === 'question' ? [sql`questions`, sql`question`] : [sql`question_answers`, sql`answer`]
  return db.transaction(async (tx) => {
    const [found] = await queryRows<{ text: string }>(
      tx,
      sql`select ${column} as text from ${table} where id = ${id}::uuid and state = 'published' for update`,
    )
    if (!found || change(found.text) === found.text) return false
    await tx.execute(sql`update ${table} set ${column} = ${change(found.text)} where id = ${id}::uuid`)
    return true
  })
}
