import type { PublishedAnswer } from '../../contract/questions/questions.schema.ts'
import { type Dependencies, listWithheldAmong, readOn } from '../authorship/withheld.queries.ts'
import type { Position } from '../platform/paging/cursor.ts'
import { listAnswersTo, listQuestionsAbout, type QuestionQuery, type StoredQuestion } from './questions.queries.ts'

/**
 * Lists published questions without those their authors have deleted, which stay in the tables until they are purged.
 */
export async function selectReadableQuestions(keeping: Dependencies, list: QuestionQuery): Promise<StoredQuestion[]> {
  const questions = await readOn(keeping, 'question', list, (after, limit) =>
    listQuestionsAbout(keeping.db, { ...list, after, limit }),
  )
  const given = questions.flatMap(({ answers }) => answers.map(({ id }) => id))
  const gone = await listWithheldAmong(keeping, 'answer', given)
  return questions.map((one) => ({ ...one, answers: one.answers.filter(({ id }) => !gone.has(id)) }))
}

/** Lists a question's published answers, likewise; none when the question itself is deleted. */
export async function selectReadableAnswers(
  keeping: Dependencies,
  questionId: string,
  after: Position | null,
  limit: number,
): Promise<PublishedAnswer[]> {
  if ((await listWithheldAmong(keeping, 'question', [questionId])).has(questionId)) return []
  return readOn(keeping, 'answer', { after, limit }, (from, most) => listAnswersTo(keeping.db, questionId, from, most))
}
