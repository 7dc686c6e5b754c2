import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { CaseLine } from '../../contract/moderation/desk.schema.ts'
import { getFormOfKind, type OneByOneKind } from '../../contract/reviews/kinds.ts'
import { readings, readOneByOne } from '../../contract/reviews/readings.ts'
import type { ReportSubject } from '../../contract/reviews/voices.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { changeTexts } from '../reviews/passages.queries.ts'

type Asked = { subject: ReportSubject; id: string; companyId: number | null }

/** A contribution as a case shows it: its lines, the kind of a review, and its long texts, of which a part can be cut. */
export type ShownContribution = { kind: OneByOneKind | null; lines: CaseLine[]; long: string[] }

type Row = { id: string; kind: OneByOneKind | null; content: RawAnswers | null }

/** Reads contributions by id, whether readers see them or not; those that do not exist any more are left out. */
export async function readContributions(
  db: Database,
  asked: readonly Asked[],
): Promise<Map<string, ShownContribution>> {
  if (asked.length === 0) return new Map()
  const rows = await queryRows<Row>(
    db,
    sql`select asked.id::text as id,
        (select kind from reviews
          where subject = 'review' and reviews.id = asked.id and company_id = asked.company) as kind,
        case subject
          when 'review' then (select answers from reviews where reviews.id = asked.id and company_id = asked.company)
          when 'question' then (select jsonb_build_object('question', question) from questions
            where questions.id = asked.id and company_id = asked.company)
          else (select jsonb_build_object('question', question, 'answer', answer)
            from question_answers as given join questions using (company_id)
            where questions.id = question_id and given.id = asked.id and given.company_id = asked.company)
          end as content
      from unnest(${sql.param(asked.map(({ subject }) => subject))}::text[],
        ${sql.param(asked.map(({ id }) => id))}::uuid[], ${sql.param(asked.map(({ companyId }) => companyId))}::int[])
        as asked (subject, id, company)`,
  )
  const shown = new Map<string, ShownContribution>()
  for (const { id, kind, content } of rows) {
    if (!content) continue
    shown.set(id, { kind, lines: buildLines(content), long: listLong(kind, content) })
  }
  return shown
}

function listLong(kind: OneByOneKind | null, content: RawAnswers): string[] {
  const long: string[] = []
  if (kind)
    changeTexts(kind, content, (text) => {
      long.push(text)
      return text
    })
  // Of an answer the question is another person's.
  else long.push(String(content.answer ?? content.question))
  return long
}

/** The text fields readers see of a contribution, in the order they read them; no other answers. */
const readable = [
  ...new Set([
    ...readOneByOne.flatMap((kind) => readings[kind].asWritten.filter(createTextFilter(kind))),
    'question',
    'answer',
  ]),
]

/** Returns a filter for the fields of a kind's form that are its stars or its author's own words. */
function createTextFilter(kind: OneByOneKind) {
  const kinds = new Map(getFormOfKind(kind).fields.map((field) => [field.name, field.kind]))
  return (name: string) => ['stars', 'text', 'longText'].includes(kinds.get(name) ?? '')
}

/** Builds the lines of a contribution: its stars, if it has any, and all texts that readers see. */
export function buildLines(content: RawAnswers): CaseLine[] {
  const { questions } = content as { questions?: { question: string; answer: string }[] }
  const texts = readable.flatMap((name) => {
    const value = content[name]
    // The rating of an interview or a benefits review is a word, and not text of its author.
    const read = name === 'rate' ? typeof value === 'number' : typeof value === 'string'
    return read ? [{ name, value: String(value) }] : []
  })
  const asked = (questions ?? []).flatMap(({ question, answer }) => [
    { name: 'question', value: question },
    { name: 'answer', value: answer },
  ])
  return [...texts, ...asked]
}
