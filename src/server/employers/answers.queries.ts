import { sql } from 'drizzle-orm'
import type { CompanyResponse } from '../../contract/employers/answers.ts'
import { type Database, queryRows } from '../platform/db/database.ts'

export type AnswerableReview = { company_id: number; answered: boolean }

/**
 * A published company review, held until the transaction ends, so that of two who answer at once one is the first; null
 * for any other review.
 */
export async function holdAnswerable(tx: Database, id: string): Promise<AnswerableReview | null> {
  const [row] = await queryRows<AnswerableReview>(
    tx,
    sql`select company_id, response is not null as answered from reviews
      where id = ${id}::uuid and kind = 'company' and state = 'published' for update`,
  )
  return row ?? null
}

/** Puts an answer beside a held review, in place of an earlier one. */
export async function setResponse(tx: Database, id: string, response: CompanyResponse): Promise<void> {
  await tx.execute(sql`update reviews set response = ${JSON.stringify(response)}::jsonb where id = ${id}::uuid`)
}
