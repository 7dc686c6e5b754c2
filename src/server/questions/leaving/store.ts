import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { type Author, contributionsOf, releaseContribution } from '../../reviews/authorship/store.ts'
import { countQuestions } from '../store.ts'

/** Deletes all a person asked, each in a transaction with its count. */
export async function removeQuestions(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'question'))
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from question_answers where question_id = ${id}::uuid`)
      const [gone] = await rowsOf<{ company_id: number; state: string }>(
        tx,
        sql`delete from questions where id = ${id}::uuid returning company_id, state`,
      )
      if (gone?.state === 'published') await countQuestions(tx, gone.company_id, -1)
      await releaseContribution(tx, id)
    })
}

/** Deletes all a person answered, each in a transaction with its question's count. */
export async function removeAnswers(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'answer'))
    await db.transaction(async (tx) => {
      const [gone] = await rowsOf<{ question_id: string; state: string }>(
        tx,
        sql`delete from question_answers where id = ${id}::uuid returning question_id, state`,
      )
      if (gone?.state === 'published')
        await tx.execute(sql`update questions set answer_count = answer_count - 1 where id = ${gone.question_id}::uuid`)
      await releaseContribution(tx, id)
    })
}

/** Takes away whom to tell of answers: with the author key it would still name the account that was. */
export async function untieQuestions(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'question'))
    await db.execute(sql`update questions set asker = null where id = ${id}::uuid`)
}

/** The same of what they answered. */
export async function untieAnswers(db: Database, author: Author): Promise<void> {
  for (const id of await contributionsOf(db, author, 'answer'))
    await db.execute(sql`update question_answers set contact = null where id = ${id}::uuid`)
}
