import { sql } from 'drizzle-orm'
import { type Author, clearSlots, findSlot, readContributions } from '../authorship/authorship.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Withheld } from '../platform/withheld.ts'
import { removeWaiting } from '../reviews/rounds/rounds.queries.ts'
import { countQuestions } from './questions.queries.ts'

const companyOf = {
  question: (id: string) => sql`select company_id from questions where id = ${id}::uuid`,
  answer: (id: string) => sql`select company_id from question_answers where id = ${id}::uuid`,
} as const

/** Removes all waiting questions and answers of a person, and returns the published ones, which are to be withheld. */
export async function withdrawVoices(
  db: Database,
  author: Author,
  what: 'question' | 'answer',
  now: Date,
): Promise<Withheld[]> {
  const { privacy } = author
  const found: Withheld[] = []
  for (const id of await readContributions(db, author, what))
    await db.transaction(async (tx) => {
      const slot = Buffer.from((await findSlot(tx, author, id, what))!).toString('hex')
      if (await removeWaiting({ db: tx, privacy }, what, id)) return clearSlots({ db: tx, privacy }, [slot])
      const [row] = await queryRows<{ company_id: number }>(tx, companyOf[what](id))
      if (row) found.push({ what, id, companyId: row.company_id, slot, day: getDayAfter(now, 0) })
    })
  return found
}

/**
 * Deletes a published question about a company with its answers, which mean nothing without it, and updates the count.
 */
export async function removeQuestion(tx: Database, id: string, companyId: number): Promise<void> {
  await tx.execute(sql`delete from question_answers where question_id = ${id}::uuid and company_id = ${companyId}`)
  const [gone] = await queryRows<{ state: string }>(
    tx,
    sql`delete from questions where id = ${id}::uuid and company_id = ${companyId} returning state`,
  )
  if (gone?.state === 'published') await countQuestions(tx, companyId, -1)
}

/** Deletes a published answer to a question about a company, and updates its question's count. */
export async function removeAnswer(tx: Database, id: string, companyId: number): Promise<void> {
  const [gone] = await queryRows<{ question_id: string; state: string }>(
    tx,
    sql`delete from question_answers where id = ${id}::uuid and company_id = ${companyId} returning question_id, state`,
  )
  if (gone?.state === 'published')
    await tx.execute(sql`update questions set answer_count = answer_count - 1
      where id = ${gone.question_id}::uuid and company_id = ${companyId}`)
}
