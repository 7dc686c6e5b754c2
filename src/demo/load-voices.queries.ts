import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../server/platform/db/database.ts'
import { countMeasure } from '../server/statistics/tally.ts'
import type { DemoQuestion } from './seed/questions.ts'
import type { DemoStudy } from './seed/studies.ts'

/** Stores published questions with their answers and their counters. Nobody asked them: none has an author. */
export async function loadQuestions(db: Database, questions: readonly DemoQuestion[]): Promise<void> {
  const asked = questions.map((one) => ({ ...one, id: randomUUID() }))
  const answers = asked.flatMap(({ id, answers }) => answers.map((one) => ({ ...one, questionId: id })))
  const columnOf = <Row, T>(rows: readonly Row[], of: (row: Row) => T) => sql.param(rows.map(of))
  await db.execute(
    sql`insert into questions (id, company_id, month, tag, question, answer_count) select * from unnest(
      ${columnOf(asked, ({ id }) => id)}::uuid[], ${columnOf(asked, ({ companyId }) => companyId)}::int[],
      ${columnOf(asked, ({ month }) => month)}::text[], ${columnOf(asked, ({ tag }) => tag)}::text[],
      ${columnOf(asked, ({ question }) => question)}::text[],
      ${columnOf(asked, (one) => one.answers.length)}::int[])`,
  )
  await db.execute(
    sql`insert into question_answers (id, question_id, month, answer) select * from unnest(
      ${columnOf(answers, () => randomUUID())}::uuid[], ${columnOf(answers, ({ questionId }) => questionId)}::uuid[],
      ${columnOf(answers, ({ month }) => month)}::text[], ${columnOf(answers, ({ answer }) => answer)}::text[])`,
  )
  await db.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live)
      select company_id, ${countMeasure}, 'question', true, count(*)::int from questions group by company_id`,
  )
}

/** Stores studies with their counts; those who answered are in no release yet. */
export async function loadStudies(db: Database, studies: readonly DemoStudy[]): Promise<void> {
  for (const { companyId = null, month, state, question, about, options, counts } of studies)
    await db.execute(
      sql`with study as (
          insert into studies (company_id, month, state, question_en, question_ar, about_en, about_ar, options, newcomers)
          values (${companyId}, ${month}, ${state}, ${question.en}, ${question.ar}, ${about?.en ?? null}, ${about?.ar ?? null},
            ${JSON.stringify(options)}::jsonb, ${JSON.stringify({ [month]: counts.reduce((sum, n) => sum + n, 0) })}::jsonb) returning id)
        insert into study_counts (study_id, option, live)
        select study.id, place - 1, n from study, unnest(${sql.param(counts)}::int[]) with ordinality as count (n, place)`,
    )
}
