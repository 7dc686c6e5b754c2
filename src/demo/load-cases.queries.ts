import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { sealContact } from '../server/mail/contact.ts'
import { type Database, queryRows } from '../server/platform/db/database.ts'
import { toHex } from '../server/platform/db/hex.ts'
import type { Privacy, Secret } from '../server/platform/privacy/privacy.ts'
import { setQuestionState } from '../server/questions/states.queries.ts'
import type { DemoDecision } from './seed/decisions.ts'
import { createDemoLetter } from './seed/pdf.ts'
import texts from './seed/texts/cases.json'

type Dependencies = { db: Database; privacy: Privacy }
/** The person behind the demonstration's requests, proposals and messages to support. */
type Asker = { id: string; secret: Secret }
type Language = 'en' | 'ar'

/** The month in which the cases of the demonstration came in. */
const month = '2026-10'

/** Adds a case to every queue of the desk, and decisions of the months before for its public log. */
export async function loadCases(
  { db, privacy }: Dependencies,
  asker: Asker,
  past: readonly DemoDecision[],
): Promise<void> {
  const sealContactIn = (language: string) =>
    toHex(sealContact(privacy, { account: asker.id, language: language as Language }))
  const rounds = { change: privacy.noName(), request: privacy.noName() }
  const nameOf = (what: 'change' | 'request', n: number) =>
    toHex(privacy.proposalName(asker.id, rounds[what], what, String(n)))
  const waiting = await queryRows<{ id: number }>(db, sql`select id from companies where not is_approved order by id`)
  for (const [n, { id }] of waiting.entries())
    await db.execute(
      sql`insert into company_requests (company_id, contact, mark, round, month)
        values (${id}, decode(${sealContactIn('ar')}, 'hex'), decode(${nameOf('request', n)}, 'hex'),
          decode(${toHex(rounds.request)}, 'hex'), ${month})`,
    )
  for (const [n, { company, changes, language }] of texts.changes.entries())
    await db.execute(
      sql`insert into company_changes (company_id, contact, mark, round, month, changes)
        values (${company}, decode(${sealContactIn(language)}, 'hex'), decode(${nameOf('change', n)}, 'hex'),
          decode(${toHex(rounds.change)}, 'hex'), ${month}, ${JSON.stringify(changes)}::jsonb)`,
    )
  const letter = toHex(privacy.sealLetter(createDemoLetter()))
  for (const { company, website, phone, language } of texts.unlocks)
    await db.execute(
      sql`insert into unlock_requests (company_id, contact, mark, month, website, phone, letter_type, letter)
        values (${company}, decode(${sealContactIn(language)}, 'hex'),
          decode(${toHex(privacy.mark(asker.secret, 'unlock', company))}, 'hex'), ${month}, ${website}, ${phone},
          'application/pdf', decode(${letter}, 'hex'))`,
    )
  for (const { company, question, about, options } of texts.studies)
    await db.execute(
      sql`insert into studies (company_id, state, month, question_en, question_ar, about_en, about_ar, options)
        values (${company}, 'proposed', ${month}, ${question.en}, ${question.ar}, ${about.en}, ${about.ar},
          ${JSON.stringify(options)}::jsonb)`,
    )
  for (const message of texts.support)
    await db.execute(
      sql`insert into support_messages (id, account_id, month, sealed)
        values (${randomUUID()}::uuid, ${asker.id}::uuid, ${month},
          decode(${toHex(privacy.sealSupport(message))}, 'hex'))`,
    )
  await loadReports({ db, privacy })
  await loadAppeal({ db, privacy })
  await loadDecisions(db, past)
}

type ReportedReview = { id: string; company_id: number }

/** Adds a few contributions with reports of people who have no account here. */
async function loadReports({ db, privacy }: Dependencies): Promise<void> {
  const [...reviews] = await queryRows<ReportedReview>(
    db,
    sql`select id, company_id from reviews where company_id in (2, 3) and kind = 'company' and state = 'published'
      order by company_id, answers ->> 'pros' limit ${texts.reports.length - 1}`,
  )
  const questions = await queryRows<ReportedReview>(
    db,
    sql`select id, company_id from questions where company_id = 1 order by question limit 1`,
  )
  const subjects = [
    ...reviews.map((one) => ({ ...one, subject: 'review' })),
    ...questions.map((one) => ({ ...one, subject: 'question' })),
  ]
  for (const [place, { reason, remarks }] of texts.reports.entries()) {
    const reported = subjects[place]
    if (!reported) continue
    for (const details of [null, ...remarks]) await addReport({ db, privacy }, reported, reason, details)
  }
}

async function addReport(
  { db, privacy }: Dependencies,
  { id, company_id, subject }: ReportedReview & { subject: string },
  reason: string,
  details: string | null,
  state = 'open',
): Promise<void> {
  const mark = privacy.mark(privacy.newSecret(), 'report', id)
  await db.execute(
    sql`insert into reports (mark, subject, subject_id, company_id, month, reason, words, state)
      values (decode(${toHex(mark)}, 'hex'), ${subject}, ${id}::uuid, ${company_id}, ${month}, ${reason},
        decode(${toHex(privacy.sealWords(details))}, 'hex'), ${state})`,
  )
}

/** Adds a question that was removed, and an appeal against that. */
async function loadAppeal({ db, privacy }: Dependencies): Promise<void> {
  const { reason, text } = texts.appeal
  const [removed] = await queryRows<ReportedReview>(
    db,
    sql`select id, company_id from questions where company_id = 2 order by question limit 1`,
  )
  if (!removed) return
  await setQuestionState(db, removed.id, 'hidden')
  await addReport({ db, privacy }, { ...removed, subject: 'question' }, reason, null, 'upheld')
  await db.execute(
    sql`with decision as (
        insert into decisions (kind, case_id, company_id, outcome, reason, decided_at)
        values ('report', ${removed.id}, ${removed.company_id}, 'removed', ${reason}, '2026-10-21T09:00:00Z') returning id)
      insert into appeals (decision_id, month, words)
        select id, ${month}, decode(${toHex(privacy.sealWords(text))}, 'hex') from decision`,
  )
}

async function loadDecisions(db: Database, past: readonly DemoDecision[]): Promise<void> {
  const bindColumn = <T>(of: (decision: DemoDecision) => T) => sql.param(past.map(of))
  await db.execute(
    sql`insert into decisions (kind, case_id, company_id, outcome, reason, decided_at, undone)
      select kind, gen_random_uuid()::text, company_id, outcome, reason, decided_at, undone from unnest(
        ${bindColumn(({ kind }) => kind)}::text[], ${bindColumn(({ companyId }) => companyId)}::int[],
        ${bindColumn(({ outcome }) => outcome)}::text[], ${bindColumn(({ reason }) => reason)}::text[],
        ${bindColumn(({ decidedAt }) => decidedAt.toISOString())}::timestamptz[], ${bindColumn(({ undone }) => undone)}::boolean[])
        as past (kind, company_id, outcome, reason, decided_at, undone)`,
  )
}
