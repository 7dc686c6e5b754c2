import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PublishedAnswer } from '../../contract/questions/questions.schema.ts'
import { answersAtFirst, type QuestionTag } from '../../contract/questions/questions.ts'
import { reserveRound } from '../authorship/acts.queries.ts'
import { type Author, claimSlot, readContributions } from '../authorship/authorship.queries.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { readOfCompany } from '../platform/db/read-of-company.ts'
import type { VoiceState } from '../platform/db/schema/questions.ts'
import type { Position } from '../platform/paging/cursor.ts'
import type { WaitingAnswer, WaitingQuestion } from '../reviews/rounds/contribution.ts'
import { listWaitingAmong, queueContribution } from '../reviews/rounds/rounds.queries.ts'
import { countMeasure } from '../statistics/tally.ts'

/** Adds `n` to the number of a company's published questions, in the transaction that publishes or hides them. */
export async function countQuestions(tx: Database, companyId: number, n: number): Promise<void> {
  await tx.execute(
    sql`insert into tallies (company_id, measure, bucket, open, live) values (${companyId}, ${countMeasure}, 'question', true, ${n})
      on conflict (company_id, measure, bucket) do update set live = tallies.live + excluded.live`,
  )
}

export type NewQuestion = Omit<WaitingQuestion, 'what' | 'id'>
export type NewAnswer = Omit<WaitingAnswer, 'what' | 'id'>

/** Queues a question for a round, under a random id and its author's next slot. Writes no row of an account. */
export async function queueQuestion(tx: Database, author: Author, asked: NewQuestion): Promise<void> {
  const id = randomUUID()
  const from = await reserveRound(tx, author, 'soon')
  await queueContribution({ db: tx, privacy: author.privacy }, { what: 'question', id, ...asked, from })
  await claimSlot(tx, author, 'question', id)
}

/** Inserts questions of a company where readers find them, and counts them. */
export async function insertQuestions(tx: Database, companyId: number, questions: readonly WaitingQuestion[]) {
  const bindColumn = <T>(of: (question: WaitingQuestion) => T) => sql.param(questions.map(of))
  await tx.execute(
    sql`insert into questions (id, company_id, month, tag, question)
      select id, ${companyId}, month, tag, question
      from unnest(${bindColumn(({ id }) => id)}::uuid[], ${bindColumn(({ month }) => month)}::text[],
        ${bindColumn(({ tag }) => tag)}::text[], ${bindColumn(({ question }) => question)}::text[])
        as question (id, month, tag, question)
      order by id`,
  )
  await countQuestions(tx, companyId, questions.length)
}

/** Finds the company of a question or an answer, as for a review: the one query that goes to every partition. */
export async function findAskedCompanyId(db: Database, id: string, table = sql`questions`): Promise<number | null> {
  const found = sql`select company_id from ${table} where id = ${id}::uuid`
  return (await queryRows<{ company_id: number }>(db, found))[0]?.company_id ?? null
}

/** Locks a published question until the transaction ends and returns its company; null when there is none. */
export async function lockQuestion(tx: Database, id: string): Promise<{ company_id: number } | null> {
  const found = await readOfCompany(
    () => findAskedCompanyId(tx, id),
    async (companyId) => {
      const held = sql`select company_id from questions
        where id = ${id}::uuid and company_id = ${companyId} and state = 'published' for update`
      return (await queryRows<{ company_id: number }>(tx, held))[0]
    },
  )
  return found?.row ?? null
}

/** Queues an answer to a locked question; the next round publishes it. No row of an account is written. */
export async function queueAnswer(tx: Database, author: Author, given: NewAnswer): Promise<void> {
  const id = randomUUID()
  const from = await reserveRound(tx, author, 'soon')
  await queueContribution({ db: tx, privacy: author.privacy }, { what: 'answer', id, ...given, from })
  await claimSlot(tx, author, 'answer', id)
}

/** Inserts answers to questions about a company, where those exist, and counts them. */
export async function insertAnswers(tx: Database, companyId: number, answers: readonly WaitingAnswer[]): Promise<void> {
  const bindColumn = <T>(of: (answer: WaitingAnswer) => T) => sql.param(answers.map(of))
  await tx.execute(
    sql`with asked as (
        select id from questions
        where id = any(${bindColumn(({ questionId }) => questionId)}::uuid[]) and company_id = ${companyId}
        order by id for update),
      given as (
        insert into question_answers (id, question_id, company_id, month, answer)
        select answer.id, question_id, ${companyId}, month, answer
        from unnest(${bindColumn(({ id }) => id)}::uuid[], ${bindColumn(({ questionId }) => questionId)}::uuid[],
          ${bindColumn(({ month }) => month)}::text[], ${bindColumn(({ answer }) => answer)}::text[])
          as answer (id, question_id, month, answer)
        join asked on asked.id = question_id order by answer.id
        returning question_id)
      update questions set answer_count = answer_count + counted.n
      from (select question_id, count(*)::int as n from given group by question_id) as counted
      where questions.id = counted.question_id and questions.company_id = ${companyId}`,
  )
}

export type StoredQuestion = {
  id: string
  month: string
  tag: QuestionTag
  question: string
  answer_count: number
  answers: PublishedAnswer[]
}
export type QuestionQuery = { companyId: number; tag?: string | undefined; after: Position | null; limit: number }

/** Lists a company's published questions, newest month first, after a position, each with its first answers. */
export function listQuestionsAbout(
  db: Database,
  { companyId, tag, after, limit }: QuestionQuery,
): Promise<StoredQuestion[]> {
  const beyond = after ? sql`and (month, id) < (${after.month}, ${after.id}::uuid)` : sql``
  return queryRows<StoredQuestion>(
    db,
    sql`select question.id, month, tag, question.question, answer_count, coalesce(given.answers, '[]') as answers
      from (select id, month, tag, question, answer_count from questions
        where company_id = ${companyId} and state = 'published' ${tag ? sql`and tag = ${tag}` : sql``} ${beyond}
        order by month desc, id desc limit ${limit}) as question
      left join lateral (select jsonb_agg(jsonb_build_object('id', id, 'month', month, 'answer', answer)) as answers
        from (select id, month, answer from question_answers
          where company_id = ${companyId} and question_id = question.id and state = 'published' order by month, id limit ${answersAtFirst}) as first
      ) as given on true
      order by month desc, question.id desc`,
  )
}

/** Lists a question's published answers, oldest month first, after a position. */
export function listAnswersTo(
  db: Database,
  questionId: string,
  after: Position | null,
  limit: number,
): Promise<PublishedAnswer[]> {
  const beyond = after ? sql`and (month, id) > (${after.month}, ${after.id}::uuid)` : sql``
  return queryRows<PublishedAnswer>(
    db,
    sql`select id, month, answer from question_answers
      where question_id = ${questionId}::uuid and state = 'published' ${beyond} order by month, id limit ${limit}`,
  )
}

type OwnRow = {
  id: string
  company_id: number
  name_en: string
  name_ar: string
  month: string
  /** `waiting` until a round publishes it. */
  state: VoiceState | 'waiting'
}
export type OwnQuestionRow = OwnRow & { tag: QuestionTag; question: string; answer_count: number }
export type OwnAnswerRow = OwnRow & { question: string; answer: string }

/** Lists the questions a person asked, newest first: found by their slots, which nobody else can compute. */
export async function listQuestionsOf(db: Database, author: Author): Promise<OwnQuestionRow[]> {
  const ids = await readContributions(db, author, 'question')
  if (ids.length === 0) return []
  const waiting = await listWaitingAmong({ db, privacy: author.privacy }, 'question', ids)
  const published = await queryRows<OwnQuestionRow>(
    db,
    sql`select questions.id, company_id, name_en, name_ar, questions.month, questions.state, tag, question, answer_count
      from questions join companies on companies.id = company_id where questions.id = any(${sql.param(ids)}::uuid[])`,
  )
  const names = await readCompanyNames(db, [...waiting.values()])
  return sortNewestFirst(ids, [
    ...published,
    ...[...waiting.values()].flatMap(({ id, companyId, month, tag, question }) => {
      const named = names.get(companyId)
      return named ? [{ id, ...named, month, state: 'waiting' as const, tag, question, answer_count: 0 }] : []
    }),
  ])
}

/** Lists the answers a person gave, newest first, each with its question. */
export async function listAnswersOf(db: Database, author: Author): Promise<OwnAnswerRow[]> {
  const ids = await readContributions(db, author, 'answer')
  if (ids.length === 0) return []
  const waiting = await listWaitingAmong({ db, privacy: author.privacy }, 'answer', ids)
  const published = await queryRows<OwnAnswerRow>(
    db,
    sql`select given.id, company_id, name_en, name_ar, given.month, given.state, question, answer
      from question_answers as given join questions using (company_id) join companies on companies.id = company_id
      where questions.id = given.question_id and given.id = any(${sql.param(ids)}::uuid[])`,
  )
  const names = await readCompanyNames(db, [...waiting.values()])
  const bindWaiting = <T>(of: (answer: WaitingAnswer) => T) => sql.param([...waiting.values()].map(of))
  const questions = await queryRows<{ id: string; question: string }>(
    db,
    sql`select id, question from questions where id = any(${bindWaiting(({ questionId }) => questionId)}::uuid[])
      and company_id = any(${bindWaiting(({ companyId }) => companyId)}::int[])`,
  )
  const asked = new Map(questions.map(({ id, question }) => [id, question]))
  return sortNewestFirst(ids, [
    ...published,
    ...[...waiting.values()].flatMap(({ id, companyId, month, questionId, answer }) => {
      const [named, question] = [names.get(companyId), asked.get(questionId)]
      return named && question ? [{ id, ...named, month, state: 'waiting' as const, question, answer }] : []
    }),
  ])
}

type NamedCompany = Pick<OwnRow, 'company_id' | 'name_en' | 'name_ar'>

async function readCompanyNames(
  db: Database,
  about: readonly { companyId: number }[],
): Promise<Map<number, NamedCompany>> {
  if (about.length === 0) return new Map()
  const rows = await queryRows<NamedCompany>(
    db,
    sql`select id as company_id, name_en, name_ar from companies
      where id = any(${sql.param(about.map(({ companyId }) => companyId))}::int[])`,
  )
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Sorts items in the reversed order of their slots. */
function sortNewestFirst<Item extends { id: string }>(ids: readonly string[], items: readonly Item[]): Item[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return [...ids].reverse().flatMap((id) => known.get(id) ?? [])
}
