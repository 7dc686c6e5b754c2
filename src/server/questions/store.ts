import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { answersAtFirst, type PublishedAnswer, type QuestionTag } from '../../contract/questions/questions.ts'
import { type Database, rowsOf } from '../db/database.ts'
import type { VoiceState } from '../db/schema/questions.ts'
import { type Author, claimSlot, contributionsOf } from '../reviews/authorship/store.ts'
import type { Position } from '../reviews/cursor.ts'
import { countMeasure } from '../statistics/tally.ts'

/** Adds to the number of a company's published questions, in the transaction that publishes or hides them. */
export async function countQuestions(tx: Database, companyId: number, n: number): Promise<void> {
  await tx.execute(
    sql`insert into tallies (company_id, measure, bucket, n) values (${companyId}, ${countMeasure}, 'question', ${n})
      on conflict (company_id, measure, bucket) do update set n = tallies.n + excluded.n`,
  )
}

export type NewQuestion = { companyId: number; month: string; tag: QuestionTag; question: string }

/** Publishes a question under a random id and its asker's next slot, and counts it. No row of an account is written. */
export async function publishQuestion(tx: Database, author: Author, asked: NewQuestion): Promise<void> {
  const id = randomUUID()
  await tx.execute(
    sql`insert into questions (id, company_id, month, tag, question)
      values (${id}, ${asked.companyId}, ${asked.month}, ${asked.tag}, ${asked.question})`,
  )
  await claimSlot(tx, author, 'question', id)
  await countQuestions(tx, asked.companyId, 1)
}

/** Holds a published question until the transaction ends; false where there is none. */
export async function holdQuestion(tx: Database, id: string): Promise<boolean> {
  const rows = await rowsOf(tx, sql`select 1 from questions where id = ${id}::uuid and state = 'published' for update`)
  return rows.length > 0
}

export type NewAnswer = { questionId: string; month: string; answer: string }

/** Publishes an answer to a held question. No row of an account is written. */
export async function publishAnswer(tx: Database, author: Author, given: NewAnswer): Promise<void> {
  const id = randomUUID()
  await tx.execute(
    sql`insert into question_answers (id, question_id, month, answer)
      values (${id}, ${given.questionId}::uuid, ${given.month}, ${given.answer})`,
  )
  await claimSlot(tx, author, 'answer', id)
  await tx.execute(sql`update questions set answer_count = answer_count + 1 where id = ${given.questionId}::uuid`)
}

/** Publishes a question or hides it with all its answers; counters follow. False where that is how it is already. */
export function setQuestionState(db: Database, id: string, state: VoiceState): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await rowsOf<{ company_id: number }>(
      tx,
      sql`update questions set state = ${state} where id = ${id}::uuid and state <> ${state} returning company_id`,
    )
    if (changed) await countQuestions(tx, changed.company_id, state === 'published' ? 1 : -1)
    return changed !== undefined
  })
}

/** Publishes or hides an answer; its question's count follows. False where that is how it is already. */
export function setAnswerState(db: Database, id: string, state: VoiceState): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [changed] = await rowsOf<{ question_id: string }>(
      tx,
      sql`update question_answers set state = ${state} where id = ${id}::uuid and state <> ${state} returning question_id`,
    )
    const by = state === 'published' ? 1 : -1
    if (changed)
      await tx.execute(
        sql`update questions set answer_count = answer_count + ${by}::int where id = ${changed.question_id}::uuid`,
      )
    return changed !== undefined
  })
}

export type StoredQuestion = {
  id: string
  month: string
  tag: QuestionTag
  question: string
  answer_count: number
  answers: PublishedAnswer[]
}
export type AskedList = { companyId: number; tag?: string; after: Position | null; limit: number }

/** A company's published questions, newest month first, after a position, each with its first answers. */
export function questionsAbout(db: Database, { companyId, tag, after, limit }: AskedList): Promise<StoredQuestion[]> {
  const beyond = after ? sql`and (month, id) < (${after.month}, ${after.id}::uuid)` : sql``
  return rowsOf<StoredQuestion>(
    db,
    sql`select question.id, month, tag, question.question, answer_count, coalesce(given.answers, '[]') as answers
      from (select id, month, tag, question, answer_count from questions
        where company_id = ${companyId} and state = 'published' ${tag ? sql`and tag = ${tag}` : sql``} ${beyond}
        order by month desc, id desc limit ${limit}) as question
      left join lateral (select jsonb_agg(jsonb_build_object('id', id, 'month', month, 'answer', answer)) as answers
        from (select id, month, answer from question_answers
          where question_id = question.id and state = 'published' order by month, id limit ${answersAtFirst}) as first
      ) as given on true
      order by month desc, question.id desc`,
  )
}

/** A question's published answers, oldest month first, after a position. */
export function answersTo(
  db: Database,
  questionId: string,
  after: Position | null,
  limit: number,
): Promise<PublishedAnswer[]> {
  const beyond = after ? sql`and (month, id) > (${after.month}, ${after.id}::uuid)` : sql``
  return rowsOf<PublishedAnswer>(
    db,
    sql`select id, month, answer from question_answers
      where question_id = ${questionId}::uuid and state = 'published' ${beyond} order by month, id limit ${limit}`,
  )
}

type Own = { id: string; company_id: number; name_en: string; name_ar: string; month: string; state: VoiceState }
export type OwnQuestionRow = Own & { tag: QuestionTag; question: string; answer_count: number }
export type OwnAnswerRow = Own & { question: string; answer: string }

/** What a person asked, newest first: found by their slots, which nobody else can compute. */
export async function questionsOf(db: Database, author: Author): Promise<OwnQuestionRow[]> {
  const ids = await contributionsOf(db, author, 'question')
  if (ids.length === 0) return []
  return rowsOf<OwnQuestionRow>(
    db,
    sql`select questions.id, company_id, name_en, name_ar, questions.month, questions.state, tag, question, answer_count
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as own (id, place)
      join questions on questions.id = own.id join companies on companies.id = company_id order by place desc`,
  )
}

/** What a person answered, newest first, each with its question. */
export async function answersOf(db: Database, author: Author): Promise<OwnAnswerRow[]> {
  const ids = await contributionsOf(db, author, 'answer')
  if (ids.length === 0) return []
  return rowsOf<OwnAnswerRow>(
    db,
    sql`select given.id, company_id, name_en, name_ar, given.month, given.state, question, answer
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as own (id, place)
      join question_answers as given on given.id = own.id join questions on questions.id = given.question_id
      join companies on companies.id = company_id order by place desc`,
  )
}
