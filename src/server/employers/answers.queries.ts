import { sql } from 'drizzle-orm'
import type { CompanyResponse } from '../../contract/employers/answers.schema.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { readOfCompany } from '../platform/db/read-of-company.ts'
import { findReviewedCompanyId } from '../reviews/reviews.queries.ts'

export type AnswerableReview = { id: string; companyId: number; answered: boolean }

/**
 * Reads a published company review and locks it until the transaction ends, so that of two concurrent answers one is
 * the first; null for any other review.
 */
export async function lockAnswerable(tx: Database, id: string): Promise<AnswerableReview | null> {
  const found = await readOfCompany(
    () => findReviewedCompanyId(tx, id),
    async (companyId) => {
      const [row] = await queryRows<{ answered: boolean }>(
        tx,
        sql`select response is not null as answered from reviews
          where id = ${id}::uuid and company_id = ${companyId} and kind = 'company' and state = 'published' for update`,
      )
      return row
    },
  )
  return found ? { id, companyId: found.companyId, ...found.row } : null
}

/** Stores an answer to a locked review, replacing an earlier one. */
export async function setResponse(
  tx: Database,
  { id, companyId }: AnswerableReview,
  response: CompanyResponse,
): Promise<void> {
  await tx.execute(sql`update reviews set response = ${JSON.stringify(response)}::jsonb
    where id = ${id}::uuid and company_id = ${companyId}`)
}
