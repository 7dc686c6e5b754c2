import { sql } from 'drizzle-orm'
import { type Author, contributionsOf, releaseSlot, slotOf } from '../authorship/authorship.queries.ts'
import { type Database, rowsOf } from '../platform/db/database.ts'
import { removeWaiting } from '../reviews/rounds/rounds.queries.ts'
import { countQuestions } from './questions.queries.ts'

/** Deletes all a person asked, each in a transaction with its count. */
export async function removeQuestions(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'question'))
    await db.transaction(async (tx) => {
      if (!(await removeWaiting({ db: tx, privacy: author.privacy }, 'question', id))) await removeQuestion(tx, id)
      await releaseSlot(tx, (await slotOf(tx, author, id, 'question'))!)
    })
}

/** Deletes a published question with its answers. */
async function removeQuestion(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`delete from question_answers where question_id = ${id}::uuid`)
  const [gone] = await rowsOf<{ company_id: number; state: string }>(
    tx,
    sql`delete from questions where id = ${id}::uuid returning company_id, state`,
  )
  if (gone?.state === 'published') await countQuestions(tx, gone.company_id, -1)
}

/** Deletes all a person answered, each in a transaction with its question's count. */
export async function removeAnswers(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'answer'))
    await db.transaction(async (tx) => {
      if (!(await removeWaiting({ db: tx, privacy: author.privacy }, 'answer', id))) await removeAnswer(tx, id)
      await releaseSlot(tx, (await slotOf(tx, author, id, 'answer'))!)
    })
}

async function removeAnswer(tx: Database, id: string): Promise<void> {
  const [gone] = await rowsOf<{ question_id: string; state: string }>(
    tx,
    sql`delete from question_answers where id = ${id}::uuid returning question_id, state`,
  )
  if (gone?.state === 'published')
    await tx.execute(sql`update questions set answer_count = answer_count - 1 where id = ${gone.question_id}::uuid`)
}
