import { sql } from 'drizzle-orm'
import { helpfulSteps } from '../../../contract/notifications/activity.ts'
import { listNoticeDecisions, type NoticeRuling } from '../../moderation/notices/decisions.queries.ts'
import { listNoticesAbout, type Notice } from '../../moderation/notices/notices.queries.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { listWaitingAmong } from '../../reviews/rounds/rounds.queries.ts'
import { payMeasure } from '../../statistics/pay-measures.ts'

/** A person's contributions, by table: the ids their slots stand for. */
export type OwnContributions = Readonly<Record<'review' | 'question' | 'answer', readonly string[]>>

/** An item of activity. `n` grows when there is more of it; 1 for what happens once. */
export type ActivityRow = {
  company_id: number
  company: string
  id: string
  kind: string
  question: string | null
  month: string | null
  n: number
}

const nameIn = (language: Language) => (language === 'ar' ? sql`companies.name_ar` : sql`companies.name_en`)
const matchIds = (column: string, ids: readonly string[]) =>
  sql`${sql.raw(column)} = any(${sql.param([...ids])}::uuid[])`

/** Lists companies' responses to these reviews, where both are visible. */
export async function listResponses(
  db: Database,
  { review }: OwnContributions,
  language: Language,
): Promise<ActivityRow[]> {
  // PostgreSQL reads all of the smallest index for an empty list, which fits the condition of any.
  if (review.length === 0) return []
  return queryRows<ActivityRow>(
    db,
    sql`select company_id, ${nameIn(language)} as company, reviews.id, kind, null as question,
        response ->> 'month' as month, 1 as n
      from reviews join companies on companies.id = company_id
      where ${matchIds('reviews.id', review)} and state = 'published' and response is not null`,
  )
}

/** Counts the answers to these questions from others, with the month of the newest. */
export function listAnswersFromOthers(
  db: Database,
  { question, answer }: OwnContributions,
  language: Language,
): Promise<ActivityRow[]> {
  return queryRows<ActivityRow>(
    db,
    sql`select company_id, ${nameIn(language)} as company, questions.id, 'question' as kind, question,
        max(given.month) as month, count(*)::int as n
      from questions join companies on companies.id = company_id
        join question_answers as given using (company_id)
      where given.question_id = questions.id and ${matchIds('questions.id', question)} and questions.state = 'published' and given.state = 'published'
        and not ${matchIds('given.id', answer)}
      group by questions.id, company_id, companies.id`,
  )
}

/** Lists those of these reviews that have reached a step of helpfulness, with the highest one. */
export async function listHelpful(
  db: Database,
  { review }: OwnContributions,
  language: Language,
): Promise<ActivityRow[]> {
  if (review.length === 0) return []
  return queryRows<ActivityRow>(
    db,
    sql`select company_id, ${nameIn(language)} as company, reviews.id, kind, null as question, null as month,
        (select max(step) from unnest(${sql.param([...helpfulSteps])}::int[]) as one (step) where step <= helpful) as n
      from reviews join companies on companies.id = company_id
      where ${matchIds('reviews.id', review)} and state = 'published' and helpful >= ${helpfulSteps[0]}`,
  )
}

/** Lists those of these companies that have published pay, and how many people it rests on. */
export function payOf(db: Database, companyIds: readonly number[], language: Language): Promise<ActivityRow[]> {
  return queryRows<ActivityRow>(
    db,
    sql`select company_id, ${nameIn(language)} as company, company_id::text as id, 'pay' as kind, null as question,
        null as month, max(releases)::int as n
      from tallies join companies on companies.id = company_id
      where company_id = any(${sql.param([...companyIds])}::int[]) and measure = ${payMeasure}
        and is_approved
      group by company_id, companies.id having max(releases) > 0`,
  )
}

/** Lists those of these reviews that wait for a moderator. */
export async function listHeld(
  { db, privacy }: { db: Database; privacy: Privacy },
  { review }: OwnContributions,
  language: Language,
): Promise<ActivityRow[]> {
  const waiting = [...(await listWaitingAmong({ db, privacy }, 'review', review)).values()]
  const held = waiting.filter((one) => one.held === 1)
  if (held.length === 0) return []
  const ids = sql.param([...new Set(held.map(({ companyId }) => companyId))])
  const rows = await queryRows<{ id: number; name: string }>(
    db,
    sql`select id, ${nameIn(language)} as name from companies where id = any(${ids}::int[])`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return held.map(({ id, kind, month, companyId }) => ({
    ...{ company_id: companyId, company: names.get(companyId) ?? '', id, kind, question: null, month, n: 1 },
  }))
}

export type Removal = ActivityRow & {
  decision: string
  reason: string | null
  decided: number
  undone: boolean
  appeal: 'open' | 'upheld' | 'dismissed' | null
}

/** Returns the last decision that removed each of these contributions, whether or not it is in force. */
export function listRemovals(
  db: Database,
  { review, question, answer }: OwnContributions,
  language: Language,
): Promise<Removal[]> {
  const ids = sql.param([...review, ...question, ...answer])
  return queryRows<Removal>(
    db,
    sql`select distinct on (case_id) company_id, ${nameIn(language)} as company, case_id as id, decisions.id as decision,
        coalesce(
          (select kind from reviews where id = case_id::uuid and company_id = companies.id),
          (select 'question' from questions where id = case_id::uuid and company_id = companies.id),
          'answer') as kind,
        coalesce(
          (select question from questions where id = case_id::uuid and company_id = companies.id),
          (select question from questions where company_id = companies.id and id =
            (select question_id from question_answers
              where id = case_id::uuid and company_id = companies.id))) as question,
        null as month, 1 as n, reason, extract(epoch from decided_at)::float8 as decided, undone, appeals.state as appeal
      from decisions join companies on companies.id = company_id left join appeals on decision_id = decisions.id
      where decisions.kind in ('report', 'burst') and outcome = 'removed' and case_id = any(${ids}::text[])
      order by case_id, decided_at desc`,
  )
}

/** A notice about a contribution, and the last decision about it. */
export type Noticed = ActivityRow & { about: Notice; ruling: NoticeRuling | undefined }

/**
 * Lists the notices about these contributions that wait or were decided while readers could see the text; those that
 * nobody can appeal against any more are left out.
 */
export async function listNoticed(
  using: { db: Database; privacy: Privacy },
  { review, question, answer }: OwnContributions,
  language: Language,
): Promise<Noticed[]> {
  const current = await listNoticesAbout(using, [...review, ...question, ...answer])
  if (current.length === 0) return []
  const rulings = await listNoticeDecisions(
    using.db,
    current.map(({ id }) => id),
  )
  const rows = await queryRows<{ id: string; company: string; kind: string; question: string | null }>(
    using.db,
    sql`select subject_id::text as id, ${nameIn(language)} as company,
        coalesce((select kind from reviews where id = subject_id and company_id = companies.id), subject) as kind,
        coalesce((select question from questions where id = subject_id and company_id = companies.id),
          (select question from questions where company_id = companies.id and id =
            (select question_id from question_answers where id = subject_id and company_id = companies.id))) as question
      from notices join companies on companies.id = company_id
      where notices.id = any(${sql.param(current.map(({ id }) => id))}::uuid[])`,
  )
  const texts = new Map(rows.map((row) => [row.id, row]))
  return current.flatMap((about) => {
    const text = texts.get(about.subjectId)
    return text
      ? [{ ...text, company_id: about.companyId!, month: null, n: 1, about, ruling: rulings.get(about.id) }]
      : []
  })
}
