import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { splitBatches } from '../server/platform/db/batches.ts'
import { type Database, queryRows } from '../server/platform/db/database.ts'
import type { Privacy } from '../server/platform/privacy/privacy.ts'
import { type StudyAnswer, sealStudyAnswer } from '../server/statistics/study-answers.ts'
import { countMeasure } from '../server/statistics/tally.ts'
import type { DemoQuestion } from './seed/questions.ts'
import type { DemoStudy } from './seed/studies.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** Stores published questions with their answers and their counters. None has an author. */
export async function loadQuestions(db: Database, questions: readonly DemoQuestion[]): Promise<void> {
  const asked = questions.map((one) => ({ ...one, id: randomUUID() }))
  const answers = asked.flatMap(({ id, companyId, answers }) =>
    answers.map((one) => ({ ...one, questionId: id, companyId })),
  )
  const bindColumn = <Row, T>(rows: readonly Row[], of: (row: Row) => T) => sql.param(rows.map(of))
  await db.execute(
    sql`insert into questions (id, company_id, month, tag, question, answer_count) select * from unnest(
      ${bindColumn(asked, ({ id }) => id)}::uuid[], ${bindColumn(asked, ({ companyId }) => companyId)}::int[],
      ${bindColumn(asked, ({ month }) => month)}::text[], ${bindColumn(asked, ({ tag }) => tag)}::text[],
      ${bindColumn(asked, ({ question }) => question)}::text[],
      ${bindColumn(asked, (one) => one.answers.length)}::int[])`,
  )
  await db.execute(
    sql`insert into question_answers (id, question_id, company_id, month, answer) select * from unnest(
      ${bindColumn(answers, () => randomUUID())}::uuid[], ${bindColumn(answers, ({ questionId }) => questionId)}::uuid[],
      ${bindColumn(answers, ({ companyId }) => companyId)}::int[],
      ${bindColumn(answers, ({ month }) => month)}::text[], ${bindColumn(answers, ({ answer }) => answer)}::text[])`,
  )
  await db.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live)
      select company_id, ${countMeasure}, 'question', true, count(*)::int from questions group by company_id`,
  )
}

/** Stores studies with the answers to them; the authors of these are in no release yet. */
export async function loadStudies({ db, privacy }: Dependencies, studies: readonly DemoStudy[]): Promise<void> {
  for (const { companyId = null, month, state, question, about, options, counts } of studies) {
    const [study] = await queryRows<{ id: number }>(
      db,
      sql`insert into studies (company_id, month, state, question_en, question_ar, about_en, about_ar, options)
        values (${companyId}, ${month}, ${state}, ${question.en}, ${question.ar}, ${about?.en ?? null}, ${about?.ar ?? null},
          ${JSON.stringify(options)}::jsonb) returning id`,
    )
    await loadStudyAnswers(
      { db, privacy },
      counts.flatMap((people, option) => Array.from({ length: people }, () => ({ study: study!.id, option }))),
    )
  }
}

/** Stores answers to studies, thousands a second. */
export async function loadStudyAnswers({ db, privacy }: Dependencies, answers: readonly StudyAnswer[]): Promise<void> {
  for (const batch of splitBatches(answers, answersAtOnce)) {
    const sealed = batch.map((one) => sealStudyAnswer(privacy, one).toString('hex'))
    await db.execute(
      sql`insert into study_answers (sealed)
        select decode(sealed, 'hex') from unnest(${sql.param(sealed)}::text[]) as given (sealed)`,
    )
    await breathe()
  }
}
const answersAtOnce = 1000
