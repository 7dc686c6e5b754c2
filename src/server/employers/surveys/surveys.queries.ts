import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'

/**
 * Counts the surveys of a company that wait for a moderator, and makes concurrent proposals wait for this transaction.
 */
export async function lockProposals(tx: Database, companyId: number): Promise<number> {
  await tx.execute(sql`select 1 from companies where id = ${companyId} for update`)
  const [row] = await queryRows<{ n: number }>(
    tx,
    sql`select count(*)::int as n from studies where company_id = ${companyId} and state = 'proposed'`,
  )
  return row?.n ?? 0
}

export type NewProposal = {
  companyId: number
  month: string
  question_en: string
  question_ar: string
  options: { en: string; ar: string }[]
}

/** Stores a survey that waits for a moderator. */
export async function addProposal(
  tx: Database,
  { companyId, month, options, ...question }: NewProposal,
): Promise<void> {
  await tx.execute(
    sql`insert into studies (company_id, state, month, question_en, question_ar, options)
      values (${companyId}, 'proposed', ${month}, ${question.question_en}, ${question.question_ar},
        ${JSON.stringify(options)}::jsonb)`,
  )
}
