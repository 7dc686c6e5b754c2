import type { PublicationContext } from '../reviews/reviews.queries.ts'
import type { WaitingAnswer, WaitingQuestion } from '../reviews/rounds/contribution.ts'
import { insertAnswers, insertQuestions } from './questions.queries.ts'

/**
 * Publishes questions and answers, with their counts, in the caller's transaction. An answer whose question was deleted
 * meanwhile is dropped with it.
 */
export async function publishVoices(
  { db: tx, companyId }: PublicationContext,
  questions: readonly WaitingQuestion[],
  answers: readonly WaitingAnswer[],
): Promise<void> {
  if (questions.length > 0) await insertQuestions(tx, companyId, questions)
  if (answers.length > 0) await insertAnswers(tx, companyId, answers)
}
